import { articles } from './articles';
import { catalogue } from '@/content/catalogue';
import type { Article, Feature } from '@/content/types';
import { formatPrice } from '@/lib/rules/format-price';
import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import { foldText, searchedText } from '@/lib/rules/blog/search';
import { plainText } from './plain-text';

/** The n-th thing of a list that content fills. @throws when there are not as many. */
export function nth<Thing>(things: readonly Thing[], position: number): Thing {
  const thing = things[position];
  if (thing === undefined) throw new Error(`the content has only ${things.length} of these`);
  return thing;
}

/** A feature whose name is no part of another's, so that a test can press it by name. */
export const feature: Feature = nth(
  catalogue.filter(({ name }) => catalogue.filter((other) => other.name.includes(name)).length === 1),
  0,
);

/** The ids of five features from the top of the quote's page to its end, whatever is sold there. */
export const [FIRST, EARLY, MIDDLE, LATE, LAST] = [0, 0.25, 0.5, 0.75, 1].map(
  (share) => nth(catalogue, Math.round(share * (catalogue.length - 1))).id,
) as [string, string, string, string, string];

/** The feature of an id, which no price and no wording changes. @throws when the catalogue holds it no more. */
export function line(id: string): Feature {
  return nth(
    catalogue.filter((one) => one.id === id),
    0,
  );
}

/** What these features cost together, and so many of the visitor's own, in dollars. */
export function sumOf(ids: readonly string[], customCount = 0): number {
  return ids.reduce((sum, id) => sum + line(id).priceUsd, customCount * CUSTOM_FEATURE_PRICE_USD);
}

/** The same as a reader sees it. */
export const priceOf = (ids: readonly string[], customCount = 0) => formatPrice(sumOf(ids, customCount));

/** A colour of the content as a browser computes it. */
export function computed(hex: string, opacity = 1): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
  return opacity === 1 ? `rgb(${parts})` : `rgba(${parts}, ${opacity})`;
}

/** An article that stands in the grid, and the one above it. */
export const article = articles.find(({ featured }) => !featured) ?? nth(articles, 0);
export const featuredArticle = articles.find(({ featured }) => featured) ?? article;

/** The name of something, to be found whatever follows it in the accessible name. */
export function startingWith(name: string): RegExp {
  return new RegExp(
    `^${plainText(name)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s')}`,
  );
}

/** The articles that a search finds. */
function found(query: string, category?: string): Article[] {
  return articles.filter(
    (one) =>
      foldText(searchedText(one)).includes(foldText(query.trim())) &&
      (!category || one.category === category),
  );
}

/** A word that finds this article alone, as its author wrote it. */
export function wordOf(one: Article): string {
  const words = [one.title, ...one.tags, one.excerpt].join(' ').match(/[\p{L}\p{N}]{5,}/gu) ?? [];
  return nth(
    words.filter((word) => found(word).length === 1),
    0,
  );
}
