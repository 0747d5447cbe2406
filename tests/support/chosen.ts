import { articles } from './articles';
import { agency } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import type { Article, Feature } from '@/content/types';
import { colours } from '@/lib/colours';
import { amount } from '@/content/say';
import { foldText, searchedText } from '@/lib/rules/blog/search';
import { makeArticle, makeFeature } from './factories';

/** The n-th thing of a list that content fills. @throws when there are not as many. */
export function nth<Thing>(things: readonly Thing[], position: number): Thing {
  const thing = things[position];
  if (thing === undefined) throw new Error(`the content has only ${things.length} of these`);
  return thing;
}

/** What is sold; a line of no agency's where that is nothing, and `quoteOn` skips its test. */
const sold = catalogue.length > 0 ? catalogue : [makeFeature()];

/** The ids of five features from the top of the quote's page to its end, whatever is sold there; fewer are the same more than once. */
export const [FIRST, EARLY, MIDDLE, LATE, LAST] = [0, 0.25, 0.5, 0.75, 1].map(
  (share) => nth(sold, Math.round(share * (sold.length - 1))).id,
) as [string, string, string, string, string];

/** The feature of an id, which no price and no wording changes. @throws when the catalogue holds it no more. */
export function line(id: string): Feature {
  return nth(
    sold.filter((one) => one.id === id),
    0,
  );
}

/** What these features cost together, and so many of the visitor's own, in the agency's currency. */
export function sumOf(ids: readonly string[], customCount = 0): number {
  return ids.reduce((sum, id) => sum + line(id).price, customCount * customPrice);
}

/** The same as a reader sees it. */
export const priceOf = (ids: readonly string[], customCount = 0) => amount(sumOf(ids, customCount));

/** A currency that is not the agency's own. */
export const OTHER = agency.currency === 'eur' ? 'cfa' : 'eur';

const channels = [1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(', ');

/** Ink as a browser computes it; and, a little translucent, the ground of the bar where it is dark. */
export const INK = `rgb(${channels})`;
export const DARK = new RegExp(`^rgba\\(${channels}, 0\\.9`);

/** An article that stands in the grid, and the one above it; one of no agency where `hasArticles` is not true. */
export const hasArticles = articles.length > 0;
export const article = articles.find(({ featured }) => !featured) ?? articles[0] ?? makeArticle();
export const featuredArticle = articles.find(({ featured }) => featured) ?? article;

/** A word that finds this article alone, as its author wrote it; one that no other text holds either, where there is one. */
export function wordOf(one: Article): string {
  const others = articles.filter((each) => each !== one);
  const isAbsent = (word: string, textOf: (each: Article) => string) =>
    others.every((each) => !foldText(textOf(each)).includes(foldText(word)));
  const words = searchedText(one).match(/[\p{L}\p{N}]{5,}/gu) ?? [];
  const alone = words.filter((word) => isAbsent(word, searchedText));
  const rare = alone.filter((word) => isAbsent(word, ({ content }) => content));
  return nth([...rare, ...alone], 0);
}
