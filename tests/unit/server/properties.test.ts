import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeEml, readEml } from '@/server/mailer/eml';
import { isEmailAddress } from '@/server/mailer/email-address';
import { parseFields, type MailFields } from '@/server/mailer/parse-fields';
import { fields as example, startTestHost } from './support/test-host';

const HEADERS = 'content-type date from message-id mime-version reply-to subject to x-formulaire'.split(' ');
const wellFormed = (value: string) => Buffer.from(value).toString();
const envelope = {
  id: 'essai',
  from: 'site@trame.example',
  to: ['atelier@trame.example'],
  date: new Date(0),
};

// Whatever can be typed, pasted or forged: any Unicode, and what means something to a mail or to SMTP.
const meaningful = fc.constantFrom(
  ...['\r', '\n', '\0', '\t', '\u2028', '\u202e', 'é', '😀', ...' =.:,;<>"\\'],
  ...['=?UTF-8?Q?x?=', '\r\n.\r\n', '\r\nBcc: x@y.z\r\n', '\nFrom ', '--'],
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(meaningful, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);
const line = text.map((value) => value.slice(0, 500)).map(wellFormed);
const address = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(text, text)
    .map(([user, domain]) => `${user}@${domain}`)
    .filter(isEmailAddress),
  fc.constantFrom('awa@exemple', 'été@exämple.org', "o'neil+x=y@a.b", '😀@😀.example'),
);
const message = fc.record<MailFields>({
  sender_email: address,
  sender_name: line,
  organisation: line,
  sujet: line,
  message: fc
    .oneof(
      text,
      text.map((value) => value.repeat(150)),
    )
    .map(wellFormed),
  noms: fc.array(line, { minLength: 1, maxLength: 4 }),
});

test('any six fields that are accepted come back from the mail, whose headers stay ours', async () => {
  await fc.assert(
    fc.asyncProperty(message, async (fields) => {
      expect(parseFields(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
      const eml = await composeEml(fields, envelope);
      expect(readEml(eml)).toEqual(fields);

      const mail = await PostalMime.parse(eml);
      const names = mail.headers.map(({ key }) => key).sort();
      const mayAnswer = names.includes('reply-to');
      const expected = HEADERS.filter((name) => mayAnswer || name !== 'reply-to');
      expect(names.filter((name) => name !== 'content-transfer-encoding')).toEqual(expected);
      expect(mail.from?.address).toBe(envelope.from);
      expect(mail.to).toMatchObject([{ address: 'atelier@trame.example' }]);
      if (/^[!-~]+$/.test(fields.sender_email)) {
        // An unusual address is written in quotes, and the domain in lower case.
        const answered = mail.replyTo?.map(({ address }) => address?.replaceAll('"', '').toLowerCase());
        expect(answered).toEqual([fields.sender_email.toLowerCase()]);
      }
      expect(mail.attachments).toEqual([]);
      expect(mail.html ?? '').not.toMatch(/<(?!\/?(?:!doctype|html|head|meta|body|p|br|strong|a)\b)/i);
      const source = eml.toString('latin1');
      expect(source).toMatch(/^[\x20-\x7e\t\r\n]*$/);
      expect(source).not.toMatch(/[^\r]\n|\r[^\n]|[^\r\n]{999}/);
    }),
    { numRuns: 400 },
  );
});

test('plain words are shown as they are, in every place of the mail', async () => {
  const word = fc
    .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}'’ -]{0,60}[\p{L}\p{N}]$/u)
    .filter((value) => !/ {2}/.test(value));
  await fc.assert(
    fc.asyncProperty(word, word, async (subject, name) => {
      const fields = { ...example, sujet: subject, noms: [name] };
      const mail = await PostalMime.parse(await composeEml(fields, envelope));
      expect([mail.subject, mail.replyTo?.[0]?.name]).toEqual([`${subject} : ${name}`, name]);
    }),
    { numRuns: 100 },
  );
});

test('any bytes sent to the mailer are six right fields or refused, and the host goes on', async () => {
  const host = await startTestHost();
  const name = fc.constantFrom(...Object.keys(example), '__proto__', 'constructor');
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
    fc.json({ maxDepth: 4 }),
    fc.dictionary(name, fc.jsonValue()).map((almost) => JSON.stringify({ ...example, ...almost })),
    fc.constantFrom(
      '['.repeat(60_000),
      `{"message":"${'\\u0000'.repeat(9_000)}"}`,
      `{"a":${'9'.repeat(60_000)}}`,
    ),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (body) => {
      const { status, text } = await host.send(body);
      if (status === 202) expect(parseFields(JSON.parse(String(body)))).toEqual(JSON.parse(String(body)));
      else {
        expect([400, 422]).toContain(status);
        expect(JSON.parse(text)).toMatchObject({ error: { code: expect.any(String) } });
      }
    }),
    { numRuns: 300 },
  );
  expect((await host.send(example)).status).toBe(202);
});
