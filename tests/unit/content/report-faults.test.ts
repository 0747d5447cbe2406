import { afterEach, expect, test, vi } from 'vitest';
import { livingRate } from '@/lib/rules/quote/exchange-rate';
import { isContentReady, isContentRight } from '@/publish/report-faults';
import { borrowedSentences } from '@/lib/checks/sentence-notes';
import { gatherContent } from '@/lib/content/gather-content';

const DAY_MS = 24 * 60 * 60 * 1000;
const content = await gatherContent();
const rateOf = (daysAgo: number) => ({
  date: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
  eurPerUsd: 0.86,
});
const withRate = (exchangeRate: typeof content.agency.exchangeRate) => ({
  ...{ ...content, held: [], texts: [], toConfirm: [] },
  agency: { ...content.agency, exchangeRate, whatsapp: '+221 70 00 00 01' },
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a rate is worth renewing after 90 days, and shown no more after a year', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const warnings = (daysAgo: number) => {
    warn.mockClear();
    expect(isContentReady(withRate(rateOf(daysAgo)))).toBe(true);
    return warn.mock.calls.flat();
  };

  expect(warnings(90)).toEqual([]);
  const old = rateOf(91).date;
  expect(warnings(91)).toEqual([
    `content/agency.ts : exchangeRate : le cours du ${old} est bon à renouveler.`,
  ]);
  expect([365, 366].map((days) => livingRate(rateOf(days)))).toEqual([0.86, null]);
});

test('a rate too old to be shown stops a strict build, which says how prices are no longer read', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const old = withRate(rateOf(366));
  const lost = (currency: typeof old.agency.currency) => {
    warn.mockClear();
    vi.stubEnv('SITE_STRICT', '');
    const inCurrency = { ...old, agency: { ...old.agency, currency } };
    expect(isContentReady(inCurrency)).toBe(true);
    vi.stubEnv('SITE_STRICT', '1');
    expect(isContentReady(inCurrency)).toBe(false);
    return String(warn.mock.lastCall).split(' : ').at(-1);
  };
  expect(lost('usd')).toBe('les visiteurs ne lisent plus les prix en francs CFA ni en euros.');
  expect(lost('cfa')).toBe('les visiteurs ne lisent plus les prix en dollars.');
  expect(lost('eur')).toBe('les visiteurs ne lisent plus les prix en dollars.');
  expect(isContentReady(withRate(rateOf(365)))).toBe(true);
});

test('what is still the demonstration’s is named by every build, and stops one under SITE_STRICT=1', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const left = { ...withRate(rateOf(0)), toConfirm: ['email', 'legal'] as const };
  expect(isContentReady(left)).toBe(true);
  vi.stubEnv('SITE_STRICT', '1');
  expect(isContentReady(left)).toBe(false);
  expect(isContentReady({ ...left, toConfirm: [] })).toBe(true);
  const said = 'À confirmer dans content/agency.ts (toConfirm) : email (e-mail), legal (mentions légales).';
  expect(warn.mock.calls).toEqual([[said], [said]]);
});

test('an article dated ahead is announced, a draft is not', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const file = 'content/articles/puits/article.md';
  const held = [true, false].map((isDraft) => ({ slug: 'puits', file, isDraft, date: '2999-01-01' }));
  expect(isContentReady({ ...withRate(rateOf(0)), held })).toBe(true);
  expect(warn.mock.calls).toEqual([
    [`${file} : paraîtra le 1 janvier 2999, à la première construction de ce jour.`],
  ]);
});

test('a taken-over site is told which sentences are not its own, which count in words, and that it has no telephone', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const file = 'content/pages/home.ts';
  const borrowed = { file, field: 'homePage.closing.title', text: 'Parlons de votre prochain projet.' };
  const own = { file, field: 'homePage.x', text: 'Nos trois collègues de Lomé répondent.' };
  const taken = { ...withRate(rateOf(0)), texts: [borrowed, own] };
  const agency = { ...taken.agency, whatsapp: null, otherPhones: [] };
  expect(isContentReady({ ...taken, agency })).toBe(true);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('aucun téléphone'),
    expect.stringContaining(`[ ] phrase de la démonstration : ${file}`),
    expect.stringContaining('content/pages/home.ts : homePage.x : « trois collègues »'),
  ]);
});

test('a sentence stays the demonstration’s whatever facts and prices another agency puts into it', () => {
  const replyTime = 'une semaine ou deux';
  const text = `Écrivez-nous ce qui vous arrête, et avec quel appareil. Réponse en ${replyTime}.`;
  const texts = [{ file: 'content/pages/home.ts', field: 'a', text }];
  const agency = { ...content.agency, replyTime };
  expect(borrowedSentences({ texts, agency })).toEqual(['content/pages/home.ts : a']);
});

test('faults are printed with their place', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const right = { ...withRate(rateOf(0)), toConfirm: content.toConfirm };

  expect(await isContentRight(right)).toBe(true);
  expect(await isContentRight({ ...right, clients: ['Kora', 'Kora'] })).toBe(false);

  const fault = 'content/clients.ts : clients[1] : « Kora » y est deux fois\n    → gardez-en un seul';
  const summary = (count: string) => [`${count} à corriger dans content/.`];
  expect(print.mock.calls).toEqual([summary('Rien'), [fault], summary('1')]);
});
