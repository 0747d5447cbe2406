import type { QuoteWords, Weeks } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import type { QuoteLine } from './price';

/** How long the slowest of some lines takes, by itself or as its category does; null where nobody knows. */
export function longestDelay(
  lines: readonly QuoteLine[],
  ofCategory: Readonly<Partial<Record<string, Weeks | null>>>,
): Weeks | null {
  let longest: Weeks | null = null;
  for (const { weeks, category = '' } of lines) {
    const own = weeks ?? ofCategory[category];
    if (own && (!longest || own[1] > longest[1])) longest = own;
  }
  return longest;
}

/** A delay in words: « 3 à 5 semaines », in months where it is long enough and they are whole. */
export function sayWeeks([fewest, most]: Weeks, words: QuoteWords['delay']): string {
  const areMonths = most > 12 && fewest % 4 === 0 && most % 4 === 0;
  return areMonths
    ? fill(words.months, { fewest: fewest / 4, most: most / 4 })
    : fill(words.weeks, { fewest, most });
}
