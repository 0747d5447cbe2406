import { WEIGHT_HOLE } from '@/content/say';
import { weightOf } from '../compress-texts';

/** What bytes weigh, as a page says it: thousands of them, with one decimal. */
export function formatWeight(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')}\u00a0Ko`;
}

/** Writes into a page what that page itself weighs once it is compressed, wherever its words leave room for it; to 100 bytes. */
export function writeWeight(html: string): string {
  if (!html.includes(WEIGHT_HOLE)) return html;
  let page = html;
  // A figure longer or shorter than the one before changes the weight by a byte or two: the second one is true.
  for (let turn = 0; turn < 3; turn++) page = html.replaceAll(WEIGHT_HOLE, formatWeight(weightOf(page)));
  return page;
}
