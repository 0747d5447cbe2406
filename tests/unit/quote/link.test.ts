import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, customPrice } from '@/content/catalogue';
import { formatQuoteLink, parseQuoteLink } from '@/lib/rules/quote/link';
import { costOf, quoteLines } from '@/lib/rules/quote/price';
import { customFeaturesOf, MAX_CUSTOM_FEATURES } from '@/lib/rules/quote/fields';

const list = { features: catalogue, customPrice };
const ids = catalogue.map(({ id }) => id as string);

/** What a visitor may add: one line, trimmed, as the field gives it. */
const customFeature = fc
  .string({ unit: 'grapheme' })
  .map((text) => customFeaturesOf([text])[0] ?? '')
  .filter((text) => text !== '');

const currencies = fc.constantFrom(null, 'eur' as const, 'cfa' as const);

test('a quote sent as a link is the quote that is opened, with its total', () => {
  fc.assert(
    fc.property(
      fc.subarray(ids),
      fc.array(customFeature, { maxLength: MAX_CUSTOM_FEATURES }),
      currencies,
      (featureIds, customFeatures, currency) => {
        const selection = { featureIds, customFeatures, company: 'Kora & Fils', currency };
        const total = costOf(quoteLines(selection, list));
        const isEmpty = featureIds.length + customFeatures.length === 0;

        const link = formatQuoteLink(selection, total);

        expect(parseQuoteLink(`#${link}`)).toEqual(
          isEmpty ? null : expect.objectContaining({ ...selection, total }),
        );
        // Nothing in it that an address would change, or that a messaging application would cut at.
        expect(new URL(`https://trame.example/devis#${link}`).hash.slice(1)).toBe(link);
        expect(link).not.toMatch(/[\s"'<>()]|[.!?,;:]$/);
      },
    ),
  );
});

test('a fragment of any kind opens without an error', () => {
  const text = fc.string({ unit: 'binary' });
  const fields = ['choix', 'plus', 'pour', 'monnaie', 'total'].map((name) =>
    text.map((value) => `${name}=${value}`),
  );
  const likely = fc.tuple(...fields).map((pairs) => `#${pairs.join('&')}`);

  fc.assert(
    fc.property(fc.oneof(text, likely, fc.webFragments()), (fragment) => {
      const link = parseQuoteLink(fragment);

      for (const custom of link?.customFeatures ?? []) expect(custom).toMatch(/^\S(.*\S)?$/su);
      for (const id of link?.featureIds ?? []) expect(id).toMatch(/^[\w-]+$/);
      expect(link?.total ?? 0).toBeGreaterThanOrEqual(0);
      expect(link?.company ?? '').toMatch(/^(?!\s)((?![\u202a-\u202e])\P{Cc}){0,40}$/u);
    }),
    { numRuns: 1_000 },
  );
});

test.each(['', '#', '#contenu', '#estimation', '#choix=', '#plus=%20&choix=.', '#total=12'])(
  'the fragment "%s" holds no quote',
  (fragment) => {
    expect(parseQuoteLink(fragment)).toBeNull();
  },
);

test('what is damaged is dropped field by field, and the rest opens', () => {
  expect(
    parseQuoteLink(
      '#choix=cms..cms.a%20b.blog&plus=%20&plus=Carte%0ATotal+:+1&pour=A%0A+B&monnaie=yen&total=-4',
    ),
  ).toMatchObject({
    featureIds: ['cms', 'blog'],
    customFeatures: ['Carte Total : 1'],
    total: null,
    currency: null,
    company: 'A B',
  });
  const emoji = `${'A'.repeat(39)}🧵 B`;
  const link = formatQuoteLink({ featureIds: ['cms'], customFeatures: [], company: emoji }, 99);
  expect(parseQuoteLink(link)).toMatchObject({ company: emoji.slice(0, -2) });
  expect(parseQuoteLink('#choix=cms&plus=%E0%A4%A')).toMatchObject({ featureIds: ['cms'] });
});

test('of own lines beyond what a quote holds, empty ones aside, it is known how many were left', () => {
  const own = Array.from({ length: MAX_CUSTOM_FEATURES + 2 }, (_, at) => `plus=Carte+${at}`);
  expect(parseQuoteLink(['#plus=%20', ...own].join('&'))).toMatchObject({ left: 2 });
  expect(parseQuoteLink('#plus=%20&plus=Carte')).toMatchObject({ left: 0 });
});

test('the whole catalogue and five long wishes in French make a link of 2,000 characters at most', () => {
  const wish =
    'Tableau de bord des ventes par région, mis à jour chaque nuit depuis la caisse, avec l’export du mois en un seul clic.';
  const selection = { featureIds: ids, customFeatures: Array.from({ length: 5 }, () => wish) };
  const total = costOf(quoteLines(selection, list));
  const link = `https://agence.example/devis#${formatQuoteLink(selection, total)}`;
  expect(link.length).toBeLessThanOrEqual(2_000);
});
