import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { exchangeRate } from '@/content/rates';
import { answersOf } from '@/lib/rules/lead/answers';
import { SUBJECTS } from '@/lib/rules/lead/contract';
import { formatPrice } from '@/lib/rules/format-price';
import { equivalents } from '@/lib/rules/quote/equivalents';
import { parseQuoteLink } from '@/lib/rules/quote/link';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { quoteTotalUsd } from '@/lib/rules/quote/price';
import { createAcknowledgement } from '@/server/mailer/acknowledge';
import { composeEml } from '@/server/mailer/eml';
import type { Send } from '@/server/mailer/smtp-sender';
import { nth } from '../../support/chosen';
import { fields } from './support/test-host';

const envelope = { id: 'essai', from: 'site@trame.example', to: ['a@trame.example'], date: new Date(0) };
const visitor = {
  name: 'Awa Diop',
  email: 'awa@exemple.org',
  company: 'Kora SARL',
  message: 'Avant <mars> ?\nMerci',
};
const featureIds = catalogue.slice(0, 3).map(({ id }) => id);

const DAY_MS = 24 * 60 * 60_000;
const daysAfterRate = (days: number) => new Date(Date.parse(exchangeRate.date) + days * DAY_MS);

beforeEach(() => void vi.useFakeTimers({ now: daysAfterRate(1), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function quoteMail(customFeatures: string[], change: (text: string) => string = (text) => text) {
  const selection = { featureIds, customFeatures };
  const message = change(composeQuoteMessage({ ...answersOf([]), ...visitor, ...selection }, catalogue));
  const mail = await PostalMime.parse(
    await composeEml({ ...fields, sujet: SUBJECTS.quote, message }, envelope),
  );
  return {
    ...mail,
    text: mail.text ?? '',
    html: mail.html ?? '',
    totalUsd: quoteTotalUsd(selection, catalogue),
  };
}

test('a quote says who and how much in its subject, and what for line by line', async () => {
  const { subject, text, html, totalUsd } = await quoteMail(['Carte des agences', 'Impression']);
  expect(subject).toBe(`${SUBJECTS.quote} : Awa Diop, ${formatPrice(totalUsd).replace(/\s/g, ' ')}`);
  const { eur, cfa } = equivalents(totalUsd, exchangeRate.eurPerUsd);
  const lines = catalogue.slice(0, 3).map(({ name, priceUsd }) => `${name} : ${formatPrice(priceUsd)}`);
  for (const line of [...lines, 'Sur mesure : Impression : $100', `(${eur}, ${cfa})`])
    expect(text).toContain(line);
  expect(text.match(/Awa Diop|awa@exemple\.org|Kora SARL/g)).toHaveLength(3);
  expect(text.endsWith('Avant <mars> ?\nMerci\n')).toBe(true);
  expect(html).toContain('Avant &lt;mars&gt; ?');
  expect(html).not.toMatch(/<(?:img|script|link|style)|url\(/);
});

test('a line that the form asks for besides reaches the owner before the visitor’s words', async () => {
  const { text } = await quoteMail([], (message) =>
    message.replace(/(?<=Entreprise.*\n)/, 'Téléphone : 70\n'),
  );
  expect(text).toContain(formatPrice(nth(catalogue, 0).priceUsd));
  expect(text).toMatch(/Téléphone : 70\n(.*\n)*Avant <mars>/);
});

test('a rate too old for the site is too old for its mails', async () => {
  vi.setSystemTime(daysAfterRate(366));
  const { text, html, totalUsd } = await quoteMail([]);
  expect(text).toContain(`Total estimé : ${formatPrice(totalUsd)}\n`);
  expect(text + html).not.toContain('FCFA');
});

test('its link reopens the quote exactly', async () => {
  const customFeatures = ['Carte & plan', 'Paiement à 100 %'];
  const { text, html, totalUsd } = await quoteMail(customFeatures);
  const link = /https?:\/\/\S+\/devis#(\S+)/.exec(text)?.[1] ?? '';
  expect(parseQuoteLink(link)).toMatchObject({ featureIds, customFeatures, totalUsd });
  expect(html).toContain(link.replaceAll('&', '&amp;'));
});

test('wishes that hold commas stay together, with what they cost; a link that could be wrong is left out', async () => {
  const { text } = await quoteMail(['Carte, plan', 'Impression']);
  expect(text).toContain('Sur mesure : Carte, plan, Impression : $200');
  expect(text).not.toContain('#choix');
});

test('a text that is not ours is shown as it came', async () => {
  const { subject, text } = await quoteMail([], (message) => message.replace('Total estimé', 'Total'));
  expect(subject).toBe(`${SUBJECTS.quote} : Awa Diop`);
  expect(text).toContain('Fonctionnalités sélectionnées : ');
});

test('a name cannot pass for an encoded word, nor another sender’s', async () => {
  const noms = ['=?utf-8?Q?=0D=0ABcc:_x?='];
  const eml = await composeEml({ ...fields, noms, sender_name: 'Banque <security@bank.example>' }, envelope);
  const { replyTo, from } = await PostalMime.parse(eml);
  expect(replyTo?.[0]?.name).toBe('= ?utf-8?Q?=0D=0ABcc:_x?=');
  expect(from?.name).not.toContain('Banque');
});

test('a message takes little more room on the disk than its words', async () => {
  const eml = await composeEml({ ...fields, message: 'é'.repeat(30_000) }, envelope);
  expect(eml.length).toBeLessThan(1.5 * 60_000);
});

test('an acknowledgement holds nothing of the visitor’s, and goes to an address once a day', async () => {
  const sent: { eml: string; to: readonly string[] }[] = [];
  const send: Send = async (eml, to) => {
    sent.push({ eml: eml.toString(), to });
    return { kind: 'sent', deferred: [], refused: [] };
  };
  const acknowledge = createAcknowledgement(send, 'site@trame.example');
  const mail = (address: string, message: string) =>
    composeEml({ ...fields, sender_email: address, message }, envelope);
  await acknowledge(await mail('awa@exemple.org', 'Achetez ceci'));
  await acknowledge(await mail('AWA@exemple.org', 'Achetez cela'));
  for (let index = 0; index < 20; index += 1) await acknowledge(await mail(`a${index}@exemple.org`, 'x'));
  expect(sent).toHaveLength(10);
  expect(sent[0]?.to).toEqual(['awa@exemple.org']);
  expect(sent[0]?.eml).toContain('Auto-Submitted: auto-replied');
  expect(sent[0]?.eml).not.toMatch(/Achetez|Diop|Kora/);
});
