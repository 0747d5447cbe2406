import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agency } from '@/content/agency';
import { formWords } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { privacyPage } from '@/content/pages/privacy';
import { duration } from '@/lib/rules/french-text';
import { DRAFT_DAYS, dropOldDrafts, eraseDraft, readDraft, writeDraft } from '@/lib/rules/lead/draft';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { mailerSettings } from '@/publish/mailer-settings';
import { plainText } from '../support/plain-text';
import { DAY_MS } from '@/lib/rules/days';

// What the page promises of the code, in whatever words, beside the code that keeps it; whoever changes one changes the other.
const page = plainText(JSON.stringify(privacyPage));
const remedy = 'content/pages/privacy.ts, in any words, must say this: the code does it';
const says = (fact: string | RegExp) => expect(page, remedy).toMatch(fact);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device that keeps what it is given, as `localStorage` does. */
function keepOnDevice(kept: Record<string, string> = {}): Record<string, string> {
  // Not enumerable: the keys of a device are what it keeps.
  const storage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => void (kept[key] = text) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  });
  vi.stubGlobal('localStorage', storage);
  return kept;
}

test('what is typed stays on the device for as long as is said, and is dropped at the next visit after', () => {
  says(plainText(duration(DRAFT_DAYS)));
  for (const said of [formWords.draft.kept, frameWords.keptQuote.text])
    expect(plainText(said)).toContain(plainText(duration(DRAFT_DAYS)));
  const device = keepOnDevice({ autre: 'd’un autre site du domaine' });
  writeDraft('contact', { pairs: [['name', 'Awa']] });

  vi.advanceTimersByTime(DRAFT_DAYS * DAY_MS - 1);
  dropOldDrafts();
  expect(readDraft('contact')?.pairs).toEqual([['name', 'Awa']]);
  vi.advanceTimersByTime(1);
  expect(readDraft('contact')).toBeNull();
  dropOldDrafts();
  expect(Object.keys(device)).toEqual(['autre']);
});

test('whatever is damaged, dated ahead or none of ours is dropped too, and a device that keeps nothing breaks nothing', () => {
  const kept = (unlike: object) => JSON.stringify({ savedAt: Date.now(), pairs: [], ...unlike });
  const unlike = [
    { savedAt: Date.now() + 2 * DAY_MS },
    { pairs: [[1]] },
    { pairs: ['ab'] },
    { fate: {} },
    { worn: [] },
    { begun: 5 },
  ];
  const drafts = ['{', ...unlike.map(kept)].map((text, at) => [`brouillon:${at}`, text]);
  const device = keepOnDevice(Object.fromEntries(drafts) as Record<string, string>);
  dropOldDrafts();
  expect(Object.keys(device)).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  expect([writeDraft('contact', { pairs: [] }), readDraft('contact')]).toEqual([false, null]);
  expect(() => [eraseDraft('contact'), dropOldDrafts()]).not.toThrow();
});

test('« Effacer » erases all that the device keeps of that form, and nothing of the other', () => {
  says(`« ${formWords.draft.erase} »`);
  const device = keepOnDevice();
  for (const form of ['contact', 'devis']) writeDraft(form, { pairs: [['name', 'Awa']], fate: 'unsent' });
  eraseDraft('contact');
  expect(Object.keys(device).join()).toMatch(/^[^,]*devis$/);
});

test('an estimate is in the part of the address that browsers send to nobody', () => {
  // tests/e2e/quote-link.spec.ts has the address, quote-ways.test.tsx what is copied, shared and sent.
  for (const fact of ['#', 'copi', 'partag', 'imprim']) says(fact);
  const link = formatQuoteLink({ featureIds: ['cms'], customFeatures: ['Carte'], company: 'Kora' }, 1);
  const { hash, search } = new URL(`https://agence.example/devis#${link}`);
  expect([search, hash]).toEqual(['', `#${link}`]);
});

// Other tests prove these, each by its title.
const [MAILER, POLICY] = ['packages/mailer/tests', 'tests/e2e/policy.spec.ts'];
test.each([
  [/polices/, POLICY, 'nothing can be sent to another site, nor the page be framed'],
  [/(ni|aucun|pas de|sans) cookie/i, POLICY, 'a script that was not exported with the page does not run'],
  [/un jour/, `${MAILER}/limits.test.ts`, 'past three hundred a day not at all; no address is kept for it'],
  [/dix derniers/, `${MAILER}/spool.test.ts`, 'then a tenth a day, and never the newest ten'],
  [
    /journaux/,
    `${MAILER}/start.test.ts`,
    'of a hundred messages neither output says who, from where or what',
  ],
])('the page says %s, and a test of that name is run', (fact, file, title) => {
  says(fact);
  const tests = readFileSync(file, 'utf8');
  expect(tests).toContain(title);
  expect(tests).not.toMatch(/\b(test|describe)\.(skip|fixme|todo|only)\(/);
});

test('a message is kept for as long as the page says', () => {
  says(plainText(duration(agency.legal.keptDays)));
  expect(mailerSettings()).toMatchObject({ keepDays: agency.legal.keptDays });
});
