import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeMail } from '../src/app/compose-mail';
import { isEmailAddress, parseFields, type MailFields } from '../src/app/parse-fields';
import { fieldsOfForm, readForm } from '../src/app/read-form';
import { readSettings } from '../src/settings';
import { fields, file } from './support/site';

const settings = readSettings(JSON.stringify(file), {});
const compose = (own: MailFields) => composeMail(settings, own).eml;
const parse = (own: Partial<MailFields>) => PostalMime.parse(compose({ ...fields, ...own }));
const lines = (text = '') => text.replace(/\r\n?/g, '\n');

test('a message is a standard mail that a person can read and answer', async () => {
  const { text, ...mail } = await parse({});
  expect(lines(text)).toBe(`${fields.message}\n`);
  expect(mail).toMatchObject({
    from: { name: 'Site Atelier Trame', address: 'site@trame.example' },
    to: [{ address: 'atelier@trame.example' }],
    replyTo: [{ name: 'Awa Diop', address: 'awa@exemple.org' }],
    subject: 'Envoie depuis la page contact : Awa Diop (Kora SARL)',
    messageId: expect.stringMatching(/^<\d{8}T\d{9}Z-0000-[0-9a-f]{32}@trame\.example>$/),
    date: expect.stringMatching(/^\d{4}-/),
    attachments: [],
  });
  for (const organisation of ['Non spécifié', ''])
    expect((await parse({ organisation })).subject).toBe('Envoie depuis la page contact : Awa Diop');
});

test('French stays readable in the file, and what is stored is at most half as large again as what came', () => {
  expect(compose({ ...fields, message: 'Bonjour,\nvotre équipe est-elle disponible en mai ?' })).toContain(
    '\r\n\r\nBonjour,\r\nvotre =C3=A9quipe est-elle',
  );
  for (const sign of ['x', 'é', '😀', '=', '\n', ' ', '\u0000', '中', '\u0085'])
    expect(
      compose({ ...fields, message: sign.repeat(65_536 / Buffer.byteLength(sign)) }).length,
      JSON.stringify(sign),
    ).toBeLessThan((sign === '\n' ? 2.05 : 1.5) * 65_536);
});

test('a name cannot pass for an encoded word, nor another sender’s; an address that no header carries is still told', async () => {
  const noms = ['=?utf-8?Q?=0D=0ABcc:_x?='];
  const unseen = await parse({ noms: ['A\u200ew\u00ada\u061c Di\u202eop'] });
  expect(unseen.replyTo?.[0]?.name).toBe('Awa Diop');
  const { replyTo, from } = await parse({ noms, sender_name: 'Banque <a@bank.example>' });
  expect([replyTo?.[0]?.name, from?.name]).toEqual([noms[0], 'Site Atelier Trame']);
  for (const sender_email of [
    'été@exemple.org',
    'awa..diop@exemple.org',
    '=?utf-8?Q?chef=40banque.example=3E?=@evil.example',
    'x@=?q?b?=',
  ]) {
    const { replyTo: answered, subject } = await parse({ sender_email });
    expect([answered, subject]).toEqual([undefined, expect.stringContaining(`<${sender_email}>`)]);
  }
});

// Whatever can be typed, pasted or forged: any Unicode, and what means something to a mail or to SMTP.
const meaningful = ['\r', '\n', '\0', '\t', '\u2028', '\u202e', 'é', '😀', ...' =.:,;<>"\\', '--', '\nFrom '];
const forged = '=?UTF-8?Q?x?=|\r\n.\r\n|\r\nBcc: x@y.z\r\n|--\r\nContent-Type: text/html\r\n\r\n<b>'.split(
  '|',
);
const anything = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(fc.constantFrom(...meaningful, ...forged), { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  )
  .map((value) => Buffer.from(value).toString());
const line = anything.map((value) => Buffer.from(value.slice(0, 480)).toString().slice(0, 500));
const pair = fc.tuple(anything, anything).map((parts) => parts.join('@'));
const odd = fc.constantFrom('awa@exemple', 'été@exämple.org', "o'neil+x=y@a.b", '😀@😀.example');
const message = fc.record<MailFields>({
  ...{ sender_email: fc.oneof(fc.emailAddress(), pair.filter(isEmailAddress), odd), sender_name: line },
  ...{ organisation: line, sujet: line, noms: fc.array(line, { minLength: 1, maxLength: 4 }) },
  message: fc.tuple(anything, fc.constantFrom(1, 20)).map(([value, times]) => value.repeat(times)),
});
const HEADERS =
  'auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to';

test('whatever is written comes back to the letter, and the headers stay ours', async () => {
  await fc.assert(
    fc.asyncProperty(message, async (own) => {
      expect(parseFields(JSON.parse(JSON.stringify(own)), [own.sujet])).toEqual(own);
      const source = compose(own);
      expect(source).toMatch(/^[\x20-\x7e\t\r\n]*$/);
      expect(source).not.toMatch(/[^\r]\n|\r[^\n]|[^\r\n]{999}/);
      const mail = await PostalMime.parse(source);
      const replyTo = mail.replyTo?.[0]?.address;
      const names = mail.headers.map(({ key }) => key).sort();
      expect(names.join(' ')).toBe(replyTo === undefined ? HEADERS.replace('reply-to ', '') : HEADERS);
      expect([mail.from?.address, mail.to?.map((one) => one.address)]).toEqual([file.from, file.to]);
      expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
      expect([mail.html, mail.attachments]).toEqual([undefined, []]);
      expect(lines(mail.text)).toBe(`${lines(own.message)}\n`);
      if (replyTo === undefined) expect(mail.subject).toContain(own.sender_email);
      else expect(replyTo.toLowerCase()).toBe(own.sender_email.toLowerCase());
    }),
    { numRuns: 300 },
  );
});

test('plain words are shown as they are, in every place of the mail', async () => {
  const word = fc.stringMatching(/^[\p{L}\p{N}](?: ?[\p{L}\p{N}'’-]){0,100}$/u);
  await fc.assert(
    fc.asyncProperty(word, word, async (sujet, name) => {
      const mail = await parse({ sujet, noms: [name] });
      expect([mail.subject, mail.replyTo?.[0]?.name]).toEqual([`${sujet} : ${name} (Kora SARL)`, name]);
    }),
    { numRuns: 100 },
  );
});

const posted = (pairs: [string, string][]) =>
  fieldsOfForm(readForm(new URLSearchParams(pairs).toString(), settings), settings);
const visitor = Object.entries({ name: ' Awa Diop ', email: 'awa@exemple.org' });

test('a form posted without scripts is the same six fields, listed as it was posted', () => {
  const devis: [string, string][] = [
    ['formulaire', 'devis'],
    ...visitor,
    ['company', ''],
    ['choix', 'CMS : $99'],
    ['budget', '1 000 $'],
    ['choix', 'Blog : $100'],
    ['message', 'Bonjour,\r\n\r\nTotal estimé : $0'],
    ['Ville\n', 'Lomé'],
  ];
  expect(posted(devis)).toEqual({
    sender_email: 'awa@exemple.org',
    sender_name: 'Site Atelier Trame',
    organisation: 'Non spécifié',
    sujet: 'Demande de devis personnalisé',
    noms: ['Awa Diop', 'Awa Diop'],
    message:
      'Nom : Awa Diop\nEmail : awa@exemple.org\nFonctionnalités :\n  CMS : $99\n  Blog : $100\nbudget : 1 000 $\n' +
      'Message :\n  Bonjour,\n\n  Total estimé : $0\nVille  : Lomé',
  });
  const { organisation } = posted([['formulaire', 'contact'], ...visitor, ['company', 'Kora']]);
  expect(organisation).toBe('Kora');
});

test('no line that a value smuggles in passes for one of the form’s own', () => {
  const field = fc.tuple(fc.constantFrom('message', 'choix', 'autre\nTotal', 'x'), anything);
  fc.assert(
    fc.property(fc.array(field, { maxLength: 8 }), (pairs) => {
      const { message: listed } = posted([['formulaire', 'contact'], ...visitor, ...pairs]);
      const labels = ['Nom', 'Email', 'Message', 'Fonctionnalités', 'autre Total', 'x'];
      for (const one of listed.split(/[\r\n]/))
        expect(labels.some((label) => one.startsWith(`${label} :`)) || /^(?: {2}|$)/.test(one)).toBe(true);
    }),
  );
});
