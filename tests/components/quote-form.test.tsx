import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { formWords, forms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill as fillIn, fillCount } from '@/lib/rules/fill';
import { eraseDraft, writeDraft } from '@/lib/rules/lead/draft';
import { MAX_CUSTOM_FEATURES, QUOTE_FORM } from '@/lib/rules/quote/fields';
import { ratesOf } from '@/lib/rules/quote/currencies';
import { start } from '@/components/early/start';
import { formNotes } from '@/components/lead/form-notes';
import { SendByWhatsapp } from '@/components/lead/send-by-whatsapp';
import { addOwnWords } from '@/components/quote/add-own-words';
import { CurrencySwitch } from '@/components/quote/currency-switch';
import { CustomFeatures } from '@/components/quote/custom-features';
import { FeatureGroup } from '@/components/quote/feature-group';
import { QuoteForm } from '@/components/quote/quote-form';
import { writeEstimate } from '@/components/quote/write-estimate';
import { makeFeature } from '../support/factories';
import { fieldLabel } from '../support/forms';
import { plainText } from '../support/plain-text';

const features = [
  makeFeature({ id: 'blog', name: 'Blog', note: 'Vos articles', price: 100 }),
  makeFeature({ id: 'cms', name: 'Textes', price: 50 }),
  makeFeature({ id: 'app', name: 'Application', price: 1600, category: 'Mobile', weeks: [12, 24] }),
];
const categories = ['Web', 'Mobile', 'Support'];
const list = { features, customPrice: 100 };
const offers = [{ title: 'Pro', price: 120, lines: ['blog', 'cms'], besides: 'cinq pages' }];
const today = new Date().toISOString().slice(0, 10);
const rates = ratesOf({ currency: 'usd', exchangeRate: { date: today, eurPerUsd: 0.5 } });
const { quote } = forms;
const { custom, link, receipt } = quoteWords;
const DROPPED = plainText(fillCount(link.dropped, 2));
const MOVED = plainText(fillIn(link.moved, { total: '$100' }));
const SHARED = plainText(fillIn(link.shared, { lines: '1 ligne', total: '$100' }));
const FROM = plainText(fillIn(link.from, { name: 'Kora', lines: '1 ligne', total: '$100' }));

let send: MockInstance<typeof fetch>;

beforeEach(() => {
  history.replaceState(null, '', '/devis');
  send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => [send, logged].forEach((spy) => spy.mockRestore()));
});

function show() {
  const agency = { senderName: 'Site', email: 'bonjour@agence.example', whatsapp: '+229 01' };
  const lead = { form: quote, agency, words: formWords };
  const { text } = quoteWords.whatsapp;
  const way = <SendByWhatsapp number={agency.whatsapp} label="Sur WhatsApp" text={text} tone="outline" />;
  render(
    <QuoteForm
      {...lead}
      {...{ list, categories, offers, rates, quoteWords }}
      categoryWeeks={{ Web: [1, 3] }}
      notes={formNotes({ agency, words: formWords, form: quote, text })}
      currency={<CurrencySwitch rates={rates} words={quoteWords.currencies} />}
      whatsapp={{ inSheet: null, beside: way }}
    >
      {categories.map((category, position) => (
        <FeatureGroup
          key={category}
          {...{ category, position, rates }}
          features={features.filter((feature) => feature.category === category)}
        />
      ))}
      <CustomFeatures price={100} rates={rates} words={custom} receipt={receipt} />
    </QuoteForm>,
  );
  // As the page's early script does.
  start({ own: addOwnWords, text: writeEstimate });
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const asked = (name: string) => field(new RegExp(`^${fieldLabel(name)}`));
const typed = () => field(/^Décrivez/);
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(button(name));
const said = () => plainText(document.body.textContent);
/** The lines of a list, of the receipt unless another is named. */
const lines = (name = receipt.title) =>
  screen
    .queryAllByRole('list', { name })
    .flatMap((one) => within(one).getAllByRole('listitem'))
    .map(({ textContent }) => plainText(textContent).replace(/×$/, ''));
/** What is heard of the total. */
const total = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => plainText(textContent))
    .find((text) => text.startsWith('Total'));

function fill() {
  for (const [name, value] of Object.entries({ name: 'Awa', email: 'awa@exemple.com', company: 'Kora' })) {
    const input = asked(name);
    input.value = value;
    fireEvent.change(input);
  }
}

function add(text: string) {
  typed().value = text;
  press(custom.add);
}

test('each tick is a line of the estimation, counted in its group and in the total, with the longest delay; a line can be taken out, and put back', async () => {
  show();
  expect([total(), lines()]).toEqual([undefined, []]);
  for (const name of ['Application', 'Blog']) fireEvent.click(box(name));
  await expect.poll(total).toBe('Total estimé : $1 700');
  expect(lines()).toEqual(['Blog$100', 'Application$1 600']);
  expect(plainText(screen.getByRole('group', { name: 'Web' }).textContent)).toContain('1 choix sur 2');
  expect(said()).toContain('2 lignes · 3 à 6 mois');

  press('Retirer Application de l’estimation');
  await expect.poll(total).toBe('Total estimé : $100');
  expect([box('Application').checked, said().includes('1 à 3 semaines')]).toEqual([false, true]);
  expect(plainText(document.activeElement?.textContent)).toContain('Ligne retirée : « Application ».');
  press(receipt.undo);
  await expect.poll(lines).toEqual(['Blog$100', 'Application$1 600']);
  for (const name of ['Application', 'Blog']) fireEvent.click(box(name));
  await expect.poll(said).toContain(plainText(receipt.empty));
  expect(said()).toContain('Aucune ligne');
});

test('own words that are spelled as a line of the catalogue are taken out, and the line stays; what is removed beside the field is said, and can be put back', async () => {
  show();
  fireEvent.click(box('Blog'));
  add('blog');
  await expect.poll(lines).toEqual(['Blog$100', 'blog$100']);
  press('Retirer blog de l’estimation');
  await expect.poll(lines).toEqual(['Blog$100']);
  // A behaviour may be started twice.
  start({ own: addOwnWords });
  add('Carte\nCarte');
  await expect.poll(() => lines(custom.list)).toEqual(['Carte$100', 'Carte$100']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Retirer Carte' })[0] as HTMLElement);
  await expect.poll(total).toBe('Total estimé : $200');
  expect(said()).toContain('Ligne retirée : « Carte ».');
  const undo = document.activeElement as HTMLElement;
  expect(undo.textContent).toBe(receipt.undo);
  fireEvent.click(undo);
  await expect.poll(lines).toEqual(['Blog$100', 'Carte$100', 'Carte$100']);
  expect(document.activeElement).toBe(typed());
});

test('what is typed and not added is a line of what is sent, or given to another way', async () => {
  show();
  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sur WhatsApp' });
  whatsapp.addEventListener('click', (event) => event.preventDefault());
  typed().value = 'Carte des agences';
  fireEvent.click(whatsapp);
  expect(new URL(whatsapp.href).searchParams.get('text')).toContain('- Carte des agences, $100');
  typed().value = 'Agenda\nPlan';
  fill();
  press(quote.submit);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(String(send.mock.calls[0]?.[1]?.body)).toContain('Carte des agences, Agenda, Plan');
});

test.each([
  ['a single line is told of as any other', ['choix', 'blog'], 'draft'],
  ['the currency alone is no answer', ['monnaie', 'eur'], undefined],
] as const)('of a draft that comes back, %s', (_, pair, fate) => {
  writeDraft(QUOTE_FORM, { pairs: [[...pair]] });
  onTestFinished(() => eraseDraft(QUOTE_FORM));
  show();
  expect(screen.getByRole('form', { name: quote.label }).dataset.restored).toBe(fate);
});

test('of many lines the first four are named at once', async () => {
  show();
  for (const name of ['Blog', 'Textes', 'Application']) fireEvent.click(box(name));
  add('Carte\nAgenda');
  await expect.poll(lines).toHaveLength(5);
  expect(
    within(screen.getByText('et 1 autre').parentElement as HTMLElement).getByText('Agenda'),
  ).toBeTruthy();
});

test('of more lines than a quote holds the last ones stay where they were typed, and it is said, before React too', async () => {
  const group = <CustomFeatures price={100} rates={rates} words={custom} receipt={receipt} />;
  const container = document.body.appendChild(document.createElement('form'));
  container.innerHTML = renderToString(group);
  start({ own: addOwnWords });
  const wishes = Array.from({ length: MAX_CUSTOM_FEATURES + 2 }, (_, at) => `Souhait ${at}`);
  add(wishes.join('\n'));

  const onRecoverableError = vi.fn();
  await act(async () => void render(group, { container, hydrate: true, onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(typed().value).toBe(wishes.slice(-2).join('\n'));
  expect(lines(custom.list)).toHaveLength(MAX_CUSTOM_FEATURES);
  expect(said()).toContain(plainText(custom.full));
});

test('what is chosen while a quote is sent stays, with what was chosen before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let answer: (response: Response) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  fireEvent.click(box('Blog'));
  fill();
  press(quote.submit);
  fireEvent.click(box('Textes'));
  await act(async () => answer(new Response()));
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(said()).toContain('1 ligne : $100.');
  await expect.poll(() => [total(), box('Blog').checked]).toEqual(['Total estimé : $150', true]);
});

test.each([
  ['says its lines and their sum', 'choix=blog&total=100', [SHARED]],
  ['that names a company says it', 'choix=blog&pour=Kora&total=100', [FROM]],
  ['of the site itself has nothing to say', 'choix=blog', []],
  [
    'whose total has moved says the one of now: anybody can write one',
    'choix=blog&total=180',
    [SHARED, MOVED],
  ],
  ['says how many are no longer sold', 'choix=blog.fax.telex&total=100', [SHARED, DROPPED]],
])('a link %s, until the quote has left', async (_, link, news) => {
  history.replaceState(null, '', `/devis#${link}`);
  const told = () => [SHARED, FROM, DROPPED, MOVED].filter((sentence) => said().includes(sentence));
  show();
  await act(async () => undefined);
  expect(told()).toEqual(news);
  fill();
  press(quote.submit);
  await expect.poll(said).toContain(plainText(quote.sent.title));
  expect(told()).toEqual([]);
});

test('a quote is passed on, or sent to the agency, with lines and link in the currency chosen; own words are in the link alone', async () => {
  const { share, copyLink, copyText, linkCopied, byHand } = quoteWords.actions;
  show();
  fireEvent.click(box('Blog'));
  fireEvent.click(screen.getByRole('radio', { name: 'Euro' }));
  add('Carte : Lomé');
  fill();
  await expect.poll(total).toBe('Total estimé : ≈ 100 €');
  await expect.poll(() => location.hash).toBe('#choix=blog&monnaie=eur&total=100');
  press(copyLink);
  await expect.poll(said).toContain(linkCopied);
  const link = await navigator.clipboard.readText();
  expect(link).toMatch(
    /^http.*\/devis#choix=blog&plus=Carte\+%3A\+Lom%C3%A9&pour=Kora&monnaie=eur&total=200$/,
  );
  press(copyText);
  await expect.poll(said).toContain(plainText(formWords.otherWays.copied));
  const text = plainText(await navigator.clipboard.readText());
  const told = '- Blog, ≈ 50 € - Carte : Lomé, ≈ 50 €';
  expect(text).toBe(`Estimation en ligne, 2 lignes : ≈ 100 € ${told} ${link}`);

  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sur WhatsApp' });
  // As before each press: a press itself would leave.
  fireEvent.contextMenu(whatsapp);
  const toAgency = plainText(new URL(whatsapp.href).searchParams.get('text'));
  expect(toAgency).toContain(
    `Bonjour, Mon estimation : ${told} Total estimé : ≈ 100 € Délai habituel : 1 à 3 semaines http`,
  );
  expect(toAgency).toMatch(/total=200 Nom : Awa E-.?mail : awa@exemple\.com Entreprise : Kora$/);

  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  onTestFinished(() => refused.mockRestore());
  Object.assign(document, { execCommand: () => false });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  press(copyLink);
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('textbox', { name: byHand }));
  expect(field(new RegExp(byHand)).value).toBe(link);
  press(share);
  await expect
    .poll(() => plainText(field(new RegExp(byHand)).value))
    .toContain('Estimation en ligne, 2 lignes');
});

test('what is too long for an address is written to WhatsApp without names and own words, never without sum and link', () => {
  show();
  fireEvent.click(box('Blog'));
  add(Array.from({ length: 9 }, (_, at) => `${at} `.padEnd(115, 'é')).join('\n'));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sur WhatsApp' });
  fireEvent.contextMenu(link);
  const text = plainText(new URL(link.href).searchParams.get('text'));
  expect(text).toContain('Total estimé : $1 000');
  expect(text).toMatch(/#choix=blog&total=100(\s|$)/);
});

test('that what is chosen exists as an offer is said with what it costs and adds; one press asks for it, once', async () => {
  show();
  for (const name of ['Blog', 'Application']) fireEvent.click(box(name));
  await expect
    .poll(said)
    .toContain(
      'Le forfait Pro coûte $1 720, l’autre ligne comprise ; vos lignes, $1 700. Il donne davantage. En plus : cinq pages, textes.',
    );
  for (let times = 0; times < 2; times += 1) press(quoteWords.offer.prefer);
  expect(plainText(asked('message').value)).toBe(
    'Je préfère le forfait Pro : $1 720, l’autre ligne comprise.',
  );
  expect(document.activeElement).toBe(asked('message'));
});
