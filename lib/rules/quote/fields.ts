import { oneLine } from '@/lib/rules/lead/contract';

/** Name of the form, in the page, in drafts and in what is posted. */
export const QUOTE_FORM = 'devis';

/** Name of the boxes of the catalogue. */
export const FEATURES_FIELD = 'choix';

/** Name of the boxes of what the visitor asks for in their own words. */
export const CUSTOM_FEATURES_FIELD = 'sur-mesure';

/** What the draft calls those that were ticked no more. */
export const UNTICKED_FIELD = 'sur-mesure-non';

/** Name of the field in which such words are typed, before they are a line of the quote. */
export const PENDING_FIELD = 'a-ajouter';

/** The currency that prices are read in. */
export const CURRENCY_FIELD = 'monnaie';

/** The fields of what is chosen rather than written. */
export const CHOICE_FIELDS: readonly string[] = [FEATURES_FIELD, CUSTOM_FEATURES_FIELD, CURRENCY_FIELD];

/** The most features of the visitor's own that a quote holds. */
export const MAX_CUSTOM_FEATURES = 50;

/** The whole words of a line that one may hold: `MAX_LINE_LENGTH`. */
const LINES = /.{1,500}(?!\S)|.{500}/g;

/**
 * Features in the visitor's own words, one a line, without what could write lines of its own into a message; what is too long for
 * a line goes on in the next.
 */
export function customFeaturesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.match(LINES) ?? [])
    .map(oneLine)
    .filter(Boolean);
}
