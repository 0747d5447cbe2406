import type { Feature } from '@/content/types';
import type { QuoteLink } from './link';
import { quoteTotalUsd } from './price';
import { selectedFeatures } from './selection';

/** What has changed since a link was made: how many of its features are gone, and what it comes to where that may differ. */
export type LinkNews = { dropped: number; nowUsd: number | null };

/** What whoever opens a link should know of it. */
export function linkNews(link: QuoteLink, catalogue: readonly Feature[], prices: string): LinkNews {
  const dropped = link.featureIds.length - selectedFeatures(link.featureIds, catalogue).length;
  const nowUsd = quoteTotalUsd(link, catalogue);
  // A total that differs under the same prices was not written by this site; none that a link names is repeated, because
  // anybody can write one.
  const hasMoved = link.prices !== prices && link.totalUsd !== nowUsd;
  return { dropped, nowUsd: hasMoved ? nowUsd : null };
}
