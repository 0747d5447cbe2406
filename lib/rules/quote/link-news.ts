import type { Feature } from '@/content/types';
import { formatPrice } from '@/lib/rules/format-price';
import type { QuoteLink } from './link';
import { quoteTotalUsd } from './price';
import { selectedFeatures } from './selection';

/** What has changed since a link was made, in sentences for whoever opens it; empty when nothing has. */
export function linkNews(link: QuoteLink, catalogue: readonly Feature[], prices: string): string[] {
  const dropped = link.featureIds.length - selectedFeatures(link.featureIds, catalogue).length;
  const nowUsd = quoteTotalUsd(link, catalogue);
  // A total that differs under the same prices was not written by this site; none that a link names is repeated, because
  // anybody can write one.
  const hasMoved = link.prices !== prices && link.totalUsd !== nowUsd;
  return [
    ...(dropped > 0
      ? [`Fonctionnalités qui ne sont plus proposées, laissées de côté\u00a0: ${dropped}.`]
      : []),
    ...(hasMoved ? [`Les prix ont pu changer depuis\u00a0: ${formatPrice(nowUsd)} aujourd’hui.`] : []),
  ];
}
