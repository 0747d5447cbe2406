import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { toConfirm } from '@/content/agency';
import { ratesOf, sayInAll } from '@/lib/rules/quote/currencies';
import { plainText } from '../support/plain-text';
import { renderSite } from '../support/render-site';

const exchangeRate = { date: '2026-10-10', eurPerUsd: 0.5 };
const rates = ratesOf({ currency: 'eur', exchangeRate }, Date.parse(exchangeRate.date));
const [inEuros = '', , inDollars = ''] = sayInAll(catalogue[0]?.price ?? 100, rates).map(plainText);

/** Facts that no other words can stand for, and how each is then said. */
const OTHERS: Record<string, [fact: unknown, said: string]> = {
  origin: ['https://autre.example', 'https://autre.example/feed.xml'],
  email: ['lettres@autre.example', 'mailto:lettres@autre.example'],
  whatsapp: ['+111 22 33 44 55', 'https://wa.me/11122334455'],
  'otherPhones.0.number': ['+111 22 33 44 66', 'tel:+11122334466'],
  'otherPhones.1.label': ['WhatsApp, ventes', 'WhatsApp, ventes'],
  'otherPhones.1.number': ['+111 22 33 44 77', 'https://wa.me/11122334477'],
  currency: ['eur', inEuros],
  'exchangeRate.date': ['2026-10-10', '10 octobre 2026'],
  'exchangeRate.eurPerUsd': [0.5, inDollars],
  'team.since': [1987, 'depuis 1987'],
  copyrightYear: [1988, '© 1988'],
  'legal.keptDays': [1825, '5 ans après son arrivée'],
  'colours.dark': ['#102a43', '#102a43'],
  'colours.accent': ['#f0b429', '#f0b429'],
  'colours.warm': ['#a61b1b', '#a61b1b'],
  'colours.fresh': ['#0c6b58', '#0c6b58'],
};

/** Names that the site says for other reasons too: fields of code, where an article is shared, days. */
const COMMON = /^(currency|announcedNetworks|legal\.keptDays$|notices\.\d+\.(from|to)$)/;

/** What an owner has confirmed may be said in sentences of theirs. */
const isInvented = (field: string) =>
  toConfirm.some((name) => name === 'name' || name === field.split('.')[0]);

type Fact = { field: string; old: string; said: string };

/** Puts other facts in place of all that an object holds, however deep, and tells of each. */
function replaceFacts(holder: Record<string, unknown>, place = ''): Fact[] {
  return Object.entries(holder).flatMap(([name, old]) => {
    const field = place + name;
    if (typeof old === 'object' && old !== null)
      return replaceFacts(old as Record<string, unknown>, `${field}.`);
    const [fact, said] = OTHERS[field] ?? [`Autre ${field}`, `Autre ${field}`];
    holder[name] = fact;
    return { field, old: plainText(String(old)), said };
  });
}

/** All at once, so that a sentence that stands on two of them is seen too. */
let facts: Fact[] = [];
const said = await renderSite({
  facts(agency) {
    agency.otherPhones = ['Bureau', 'Ventes'].map((label) => ({ label, number: '+228 22 22 22 22' }));
    agency.legal.generalTerms = { text: 'envoyées avec le devis' };
    facts = replaceFacts(agency);
  },
  // A count and a date that would read like a fact.
  lists: ({ services }) => void (services as unknown[]).push({ ...services[0], id: 'couture' }),
  // Their texts are their authors’ own.
  articles: (all) => all.map((article) => ({ ...article, date: '2020-01-01', content: '' })),
});
const everything = Object.entries(said).map(([place, text]) => [place, plainText(text)] as const);

// Whoever took the site over says what they like of them.
test.runIf(toConfirm.includes('name'))('each fact of content/agency.ts is said somewhere', () => {
  expect(facts.length).toBeGreaterThan(55);
  const unsaid = facts.filter(({ said: words }) => !everything.some(([, text]) => text.includes(words)));
  expect(
    unsaid,
    'take it from content/agency.ts where it is meant, or remove it there; what is computed with: OTHERS in this file',
  ).toEqual([]);
});

test('once another stands there, no page, head, mail, feed or colour has a trace of the old one', () => {
  const traces = facts
    .filter(({ field, old }) => !COMMON.test(field) && old !== 'null' && isInvented(field))
    .flatMap(({ field, old }) => {
      const words = old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const trace = new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'u');
      return everything.flatMap(([place, text]) => {
        const at = text.search(trace);
        return at < 0 ? [] : `${field}, in ${place}: …${text.slice(Math.max(0, at - 40), at + 60)}…`;
      });
    });
  expect(
    traces,
    'take it from content/agency.ts in the file that says it; a word said for another reason: COMMON in this file',
  ).toEqual([]);
});
