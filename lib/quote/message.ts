import type { Feature } from '@/content/types';
import { UNSPECIFIED } from '@/lib/mailer/body';
import { quoteTotalUsd } from './price';
import { selectedFeatures, type QuoteSelection } from './selection';

export type QuoteRequest = { name: string; email: string; company: string; message: string };

/**
 * The text of a quote request: one labelled line each, in the order the agency reads them.
 * Amounts are plain digits (`$1748`), so that the mail can be copied into a spreadsheet.
 */
export function composeQuoteMessage(
  request: QuoteRequest,
  selection: QuoteSelection,
  catalogue: readonly Feature[],
): string {
  const names = selectedFeatures(selection.featureIds, catalogue).map((feature) => feature.name);
  return [
    `Nom : ${request.name}`,
    `Email : ${request.email}`,
    `Entreprise : ${request.company || UNSPECIFIED}`,
    `Fonctionnalités sélectionnées : ${names.join(', ') || 'Aucune fonctionnalité sélectionnée'}`,
    `Fonctionnalités personnalisées : ${selection.customFeatures.join(', ') || 'Aucune fonctionnalité personnalisée'}`,
    `Total estimé : $${quoteTotalUsd(selection, catalogue)}`,
    `Message : ${request.message}`,
  ].join('\n');
}
