import type { Feature } from '@/content/types';
import { formatPrice } from '@/lib/format-price';
import type { QuoteLink } from './link';
import { quoteTotalUsd } from './price';
import { selectedFeatures } from './selection';

/** What has changed since a link was made, in sentences for whoever opens it; empty when nothing has. */
export function linkNews(link: QuoteLink, catalogue: readonly Feature[], prices: string): string[] {
  const dropped = link.featureIds.length - selectedFeatures(link.featureIds, catalogue).length;
  return [droppedNews(dropped), priceNews(link, quoteTotalUsd(link, catalogue), prices)].filter(
    (sentence) => sentence !== null,
  );
}

function droppedNews(dropped: number): string | null {
  if (dropped === 0) return null;
  return dropped === 1
    ? 'Une fonctionnalité de ce lien n’est plus proposée : elle n’est pas comptée.'
    : `${dropped} fonctionnalités de ce lien ne sont plus proposées : elles ne sont pas comptées.`;
}

// A total that differs under the same prices was not written by this site.
function priceNews(
  { totalUsd, prices: pricesThen }: QuoteLink,
  nowUsd: number,
  prices: string,
): string | null {
  if (pricesThen === prices || totalUsd === nowUsd) return null;
  return totalUsd === null
    ? 'Les prix ont pu changer depuis la création de ce lien.'
    : `Le total a changé depuis la création de ce lien : ${formatPrice(totalUsd)} alors, ${formatPrice(nowUsd)} aujourd’hui.`;
}
