import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { DEMONSTRATION_TOKEN } from '@/lib/rules/lead/mailer';
import { ratesOf } from '@/lib/rules/quote/currencies';
import { reportLacks, reportFaults } from '@/publish/report-faults';
import { borrowedSentences, listedMarks, sentencesOf } from '@/lib/checks/sentence-notes';
import { gatherContent } from '@/lib/content/gather-content';
import { DAY_MS } from '@/lib/rules/days';
import { formatDate } from '@/lib/rules/format-date';

/** This file: it writes a count by hand. */
const OWN = 'tests/unit/content/report-faults.test.ts';
const content = await gatherContent();
const rateOf = (daysAgo: number) => ({
  date: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
  eurPerUsd: 0.86,
});
const withRate = (exchangeRate: typeof content.agency.exchangeRate) => ({
  ...{ ...content, held: [], texts: [], toConfirm: [], reread: [] },
  agency: { ...content.agency, exchangeRate, whatsapp: '+221 70 00 00 01' },
});

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_MAILER_TOKEN', 'Token agence');
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a rate is worth renewing after 90 days, and shown no more after a year', () => {
  const warnings = (daysAgo: number) => {
    warn.mockClear();
    expect(reportLacks(withRate(rateOf(daysAgo)))).toBe(true);
    return warn.mock.calls.flat();
  };

  expect(warnings(90)).toEqual([]);
  const old = formatDate(rateOf(91).date);
  expect(warnings(91)).toEqual([
    `content/agency.ts : exchangeRate : le cours du ${old} est bon à renouveler.`,
  ]);
  const told = (days: number) => Object.keys(ratesOf({ currency: 'usd', exchangeRate: rateOf(days) }).worth);
  expect([365, 366].map(told)).toEqual([['usd', 'cfa', 'eur'], ['usd']]);
});

test('a rate too old to be shown stops a strict build, which says how prices are no longer read', () => {
  const old = withRate(rateOf(366));
  const lost = (currency: typeof old.agency.currency) => {
    warn.mockClear();
    vi.stubEnv('SITE_STRICT', '');
    const inCurrency = { ...old, agency: { ...old.agency, currency } };
    expect(reportLacks(inCurrency)).toBe(true);
    vi.stubEnv('SITE_STRICT', '1');
    expect(reportLacks(inCurrency)).toBe(false);
    expect(warn.mock.calls, 'said once by each').toHaveLength(2);
    return String(warn.mock.lastCall);
  };
  const said = (names: string) =>
    `les visiteurs ne lisent plus les prix ${names}.\n    → renouvelez exchangeRate`;
  expect(lost('usd')).toContain(said('en francs CFA ni en euros'));
  expect(lost('cfa')).toContain(said('en dollars'));
  expect(lost('eur')).toContain(said('en dollars'));
  expect(reportLacks(withRate(rateOf(365)))).toBe(true);
});

test('what is still the demonstration’s is named by every build, and stops one under SITE_STRICT=1', () => {
  const left = { ...withRate(rateOf(0)), toConfirm: ['email', 'legal'] as const };
  expect(reportLacks(left)).toBe(true);
  vi.stubEnv('SITE_STRICT', '1');
  expect(reportLacks(left)).toBe(false);
  expect(reportLacks({ ...left, toConfirm: [] })).toBe(true);
  const said =
    'À confirmer dans content/agency.ts (toConfirm) : email (e-mail), legal (mentions légales).\n    → écrivez ce qui est vrai, puis retirez son nom de toConfirm';
  expect(warn.mock.calls).toEqual([[said], [said]]);
});

test.each(['', DEMONSTRATION_TOKEN])('a token that is « %s » is named, and stops a strict build', (token) => {
  vi.stubEnv('NEXT_PUBLIC_MAILER_TOKEN', token);
  expect(reportLacks(withRate(rateOf(0)))).toBe(true);
  vi.stubEnv('SITE_STRICT', '1');
  expect(reportLacks(withRate(rateOf(0)))).toBe(false);
  expect(String(warn.mock.lastCall)).toMatch(/^NEXT_PUBLIC_MAILER_TOKEN : .*démonstration.*\.env\.local/s);
});

test('an announcement is named once it is over where the agency is, with the price that it may have announced', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-03T01:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const days = ['2027-01-01', '2027-01-02'];
  const notices = days.map((to) => ({ from: '2020-01-01', to, text: 'Moins cher.' }));
  const { agency, ...site } = withRate(rateOf(0));
  const hours = { ...agency.hours, zone: 'GMT-5' };
  expect(reportLacks({ ...site, agency: { ...agency, hours, notices } })).toBe(true);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/notices : annonce finie le .*remettez le prix/)]]);
});

test('an article dated ahead is announced, an unfinished one is not', () => {
  const file = 'content/articles/puits/article.md';
  const held = [true, false].map((isUnfinished) => ({
    slug: 'puits',
    file,
    isUnfinished,
    date: '2999-01-01',
  }));
  expect(reportLacks({ ...withRate(rateOf(0)), held })).toBe(true);
  expect(warn.mock.calls).toEqual([
    [`${file} : paraîtra le 1\u00a0janvier\u00a02999, à la première construction de ce jour.`],
  ]);
});

test('a taken-over site is told which sentences are not its own, which count in words, and that it has no telephone', () => {
  const file = 'content/pages/home.ts';
  const borrowed = { file, field: 'homePage.closing.title', text: 'Parlons de votre prochain projet.' };
  const own = { file: OWN, field: 'homePage.x', text: 'Nos trois collègues de Lomé répondent.' };
  const made = { file, field: 'homePage.y', text: 'Ce que nos quatre associés font pour vous.' };
  const taken = { ...withRate(rateOf(0)), texts: [borrowed, own, made] };
  const agency = { ...taken.agency, whatsapp: null, otherPhones: [] };
  const listed = (change: object = {}) => {
    warn.mockClear();
    expect(reportLacks({ ...taken, agency, ...change })).toBe(true);
    return warn.mock.calls.flat().slice(1);
  };
  const count: unknown = expect.stringMatching(`^\\[ \\] ${OWN}:\\d+ : « trois collègues »`);
  expect(listed()).toEqual([
    expect.stringContaining(`[ ] ${file} : phrases de la démonstration, lignes `),
    count,
  ]);
  expect(String(warn.mock.calls[0])).toContain('aucun téléphone');
  // Once its owner keeps what is listed, it is quiet, until there is one more of something.
  const reread = listedMarks({ ...taken, agency });
  expect(listed({ reread })).toEqual([]);
  expect(listed({ reread, clients: [...taken.clients, 'Kora'] })).toEqual([count]);
});

test('words of the interface, facts and what is still to be confirmed are nobody’s sentences', () => {
  const { agency, texts } = content;
  const listed = (toConfirm: typeof content.toConfirm) =>
    borrowedSentences({ texts, agency, toConfirm }).map(({ file, field }) => `${file} ${field}`);
  const [all, left] = [listed([]), listed(['services', 'outage'])];
  const interfaces = /forms\.ts|broken\.ts| \w+Words\.|\.labels\.|\.edge$|inCities|phone$|whatsapp$/;
  const ofOne = /keptQuote\.title|notes\.licence|blogPage\.header\.edge|printed\.pointPaper/;
  expect(all.filter((place) => interfaces.test(place) && !ofOne.test(place))).toEqual([]);
  const cloth = { file: OWN, field: 'quoteWords.x', text: 'Votre étoffe.' };
  expect(sentencesOf({ texts: [cloth], agency }).size).toBe(1);
  expect(left).toEqual(all.filter((place) => !/ services\[|agency\.outage/.test(place)));
});

test('a fact that an agency writes itself is its own', () => {
  const outage = 'Dites-le nous par écrit, nous venons le jour même.';
  const texts = [{ file: 'content/agency.ts', field: 'agency.outage', text: outage }];
  const agency = { ...content.agency, outage };
  expect(borrowedSentences({ texts, agency, toConfirm: [] })).toEqual([]);
});

test('a sentence stays the demonstration’s whatever facts and prices another agency puts into it', () => {
  const replyTime = 'une semaine ou deux';
  const text = `Écrivez-nous ce qui vous arrête, et avec quel appareil. Réponse en ${replyTime}.`;
  const texts = [{ file: 'content/pages/home.ts', field: 'a', text }];
  const where = [
    'Nous travaillons à Dakar, et chez vous.',
    'Deux personnes, à Dakar, et chez vous, depuis 2025.',
  ];
  texts.push(...where.map((each) => ({ ...texts[0], text: each }) as (typeof texts)[number]));
  const team = { ...content.agency.team, size: 'deux', cities: ['Dakar'] as const };
  const agency = { ...content.agency, replyTime, team };
  expect(borrowedSentences({ texts, agency, toConfirm: [] })).toHaveLength(3);
  // Nor does a fact that is a word of it make it another.
  const counted = { ...agency, team: { ...team, size: 'trois' } };
  const title = { file: 'content/pages/home.ts', field: 'a', text: 'Trois écoles ont rangé leurs cahiers.' };
  expect(borrowedSentences({ texts: [title], agency: counted, toConfirm: [] })).toEqual([title]);
});

test('faults are printed with their place', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const right = { ...withRate(rateOf(0)), toConfirm: content.toConfirm };

  expect(await reportFaults(right)).toBe(true);
  expect(await reportFaults({ ...right, clients: ['Kora', 'Kora'] })).toBe(false);

  const fault = 'content/clients.ts : clients[1] : « Kora » y est deux fois\n    → gardez-en un seul';
  const summary = (count: string) => [`${count} à corriger dans content/.`];
  expect(print.mock.calls).toEqual([summary('Rien'), [fault], summary('1')]);
});
