import { expect, test } from 'vitest';
import { formWords, forms } from '@/content/forms';
import { groupThousands } from '@/lib/rules/numbers';
import { answersOf, findErrors, otherLines } from '@/lib/rules/lead/answers';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/rules/lead/contract';
import { customFeaturesOf } from '@/lib/rules/quote/fields';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { answerTo } from '../../support/forms';

const empty = answersOf([]);
const written = { name: 'Awa', email: 'awa@exemple.com', message: 'Bonjour, un site pour mars.' };
const pairs = forms.contact.fields.map(({ name, kind }) => [name, answerTo(kind)] as const);
const answers = { ...empty, ...written, pairs };
const { errors } = formWords;
const contactErrors = (changes: object) =>
  findErrors(forms.contact.fields, { ...answers, ...changes }, errors);
const quoteErrors = (changes: object) => findErrors(forms.quote.fields, { ...empty, ...changes }, errors);

test('what a form posts is read field by field, without the spaces around it', () => {
  const posted =
    'name=+Awa+&email=a%40b&choix=cms&message=%0D%0ABonjour&choix=blog&sur-mesure=Carte%0AAgenda&monnaie=eur';
  expect(quoteAnswersOf([...new URLSearchParams(posted)])).toMatchObject({
    ...{ name: 'Awa', email: 'a@b', company: '', message: 'Bonjour' },
    ...{ featureIds: ['cms', 'blog'], customFeatures: ['Carte', 'Agenda'], currency: 'eur' },
  });
  expect(quoteAnswersOf([['monnaie', 'yen']]).currency).toBeNull();
});

test('an address that browsers would refuse is refused with the scripts too', () => {
  const fields = [...forms.contact.fields, { name: 'lien', label: 'Lien', kind: 'url' as const }];
  const told = (site: string) =>
    findErrors(fields, { ...answers, pairs: [...pairs, ['lien', site]] }, errors);
  expect(told('pas un lien')).toEqual({ lien: errors.url });
  for (const site of ['', 'https://kora.example/cv', 'HTTP://kora.example'])
    expect(told(site), site).toEqual({});
});

test('what a form asks besides is checked by its own line, and told by its label', () => {
  const fields = [
    ...forms.contact.fields.slice(0, 2),
    { name: 'site', label: 'Site', required: 'Dites lequel.' },
  ];
  expect(findErrors(fields, answers, errors)).toEqual({ site: 'Dites lequel.' });
  const pairs = Object.entries({ site: 'kora\n.example', inconnu: 'Lomé' });
  const told = { ...answers, pairs };
  expect([findErrors(fields, told, errors), otherLines(fields, told)]).toEqual([
    {},
    ['Site : kora .example'],
  ]);
  const mail = { name: 'site', label: 'E-\u2060mail' };
  expect(otherLines([mail], { ...answers, pairs: [['site', 'a@b']] })).toEqual(['E-mail : a@b']);
});

test('features in the visitor’s own words are so long at most, and go on in the next; without control characters, but for what joins', () => {
  const long = 'x'.repeat(MAX_LINE_LENGTH);
  const told = ['Prix\u202e1$\u0000\u000b\u0085', ' \u200d\u200c', `${long}x`, `a ${long.slice(1)}\r\nb`];
  expect(customFeaturesOf(told)).toEqual(['Prix 1$', long, 'x', 'a', long.slice(1), 'b']);
  const joined = ['👨‍👩‍👧 famille', 'می‌خواهم'];
  expect(customFeaturesOf(joined)).toEqual(joined);
});

test('a message over the limit says how long it is, and how long it may be', () => {
  const longest = 'é'.repeat(MAX_MESSAGE_LENGTH);
  expect(contactErrors({ message: longest })).toEqual({});
  const told = [MAX_MESSAGE_LENGTH + 1, MAX_MESSAGE_LENGTH].map(groupThousands).join(' .*');
  expect(quoteErrors({ ...answers, message: `${longest}é` }).message).toMatch(new RegExp(told));
});

test.each([
  ...['awa@exemple.com', 'awa.diop+site@mail.exemple.co.ke', "o'connor@exemple.com", 'a@b', '_@1.example'],
  'awa@xn--caf-dma.example',
])('%s is an e-mail address, as browsers have it', (email) => {
  expect(contactErrors({ email })).toEqual({});
});

test.each([
  ...[
    'awa',
    '@exemple.com',
    'awa@',
    'awa@exemple..com',
    'awa@-exemple.com',
    'awa@@exemple.com',
    'é@exemple.com',
  ],
  `${'a'.repeat(250)}@b.org`,
  ...['awa diop@exemple.com', 'awa@exemple.com, zoe@exemple.com', 'awa@exemple.com\nBcc: tous@exemple.com'],
])('%j is no e-mail address', (email) => {
  expect(contactErrors({ email }).email).toBe(errors.email);
});
