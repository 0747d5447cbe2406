import { readDraft } from '@/lib/rules/lead/draft';
import { valuesOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { CURRENCY_FIELD, CUSTOM_FEATURES_FIELD, FEATURES_FIELD, QUOTE_FORM } from '@/lib/rules/quote/fields';
import { linkedPairs, tellsMore } from '@/lib/rules/quote/link';
import { notesOfEntry, writeAddress } from '@/components/early/write-address';
import { keepDraft } from '@/components/lead/keep-draft';
import { estimateIn } from './write-estimate';

/** Keeps a quote as any form, opens it on what the address of the page chooses, and lets the site wear it. */
export function keepQuote(form: HTMLFormElement): () => void {
  return keepDraft(form, (isNew) => takeBrought(form, isNew), wornOf);
}

/**
 * A quote as other pages wear it (components/layout/wear-quote.ts), a list of styles: its lines as stripes, in rows of 1em, under the
 * warp of a plain weave, how many they are, and their total; never a word of the visitor's. Empty without a line. Its shades are light
 * and dark, no colours of the house: alike for every agency, and short, since each device keeps them.
 */
function wornOf(form: HTMLFormElement): string {
  const threads = Array.from(form.querySelectorAll('[data-price]:checked ~ .thread'));
  const rows = threads.flatMap((thread) => {
    const plies = getComputedStyle(thread).getPropertyValue('--dye').match(/#\w+/g) ?? ['#fff'];
    const breadth = parseInt(getComputedStyle(thread, '::after').getPropertyValue('--breadth')) || 3;
    // Of many lines, each has a row or two: a swatch in the bar shows nine.
    const length = Math.max(1, breadth / Math.max(3, threads.length));
    return Array.from({ length }, (_, row) => plies[row % plies.length]);
  });
  const stripes = rows.map((dye, row) => `${dye} ${row}em ${row + 1}em`);
  const warp = 'conic-gradient(from 270deg at .6em 1em,#0009 25%,transparent 0)';
  const light = 'linear-gradient(#fff5,transparent 35%,#0008) 0 0/1em 1em';
  const weft = `repeating-linear-gradient(0deg,${stripes})`;
  const cloth = `${light},${warp} 0 0/2em 2em,${warp} 1em 1em/2em 2em,${weft}`;
  return threads.length > 0
    ? `--cloth:${cloth};--lines:"${threads.length}";--total:"${estimateIn(form).total}"`
    : '';
}

/**
 * What the address of the page chooses, with the own words that this entry of the history holds. Nothing where the device keeps the
 * same ticks (a reload, a way back), nor where its draft was kept under this very address: that follows only when ticks pause, so
 * the draft is newer. A link that is taken is noted in the entry. `isNew`: it was entered in the open page.
 */
function takeBrought(form: HTMLFormElement, isNew = false): Pairs {
  const draft = readDraft(QUOTE_FORM);
  const fragment = (!draft && linkOfEntry()) || location.hash;
  const pairs = linkedPairs(new URLSearchParams(fragment.slice(1)));
  const kept = draft?.pairs;
  const ticked = (from: Pairs) => String(valuesOf(from, FEATURES_FIELD).sort());
  const isSame = ticked(kept ?? []) === ticked(pairs) && !valuesOf(pairs, CUSTOM_FEATURES_FIELD).length;
  if (kept && (isSame || pairs.length === 0 || (!isNew && draft.hash === location.hash))) return [];
  // An entry with a note of own words is the visitor's own quote, not a link that somebody gave them.
  if (pairs.length > 0 && !notesOfEntry().ownWords) writeAddress(location.href, { brought: fragment });
  // A link of the site itself is a choice of the visitor's: it is kept.
  if (pairs.length > 0 && !tellsMore(fragment)) setTimeout(() => form.dispatchEvent(new Event('input')));
  const { ownWords, currency } = notesOfEntry();
  // Own words stand in no address: its entry holds them (use-quote-link.ts), for a reload where the device keeps nothing.
  const own = Array.isArray(ownWords) && (kept || !linkOfEntry()) ? ownWords.map(String) : [];
  const chosen = [...pairs, ...own.map((text) => [CUSTOM_FEATURES_FIELD, text] as const)];
  // Of a quote that has left, its currency stays.
  return pairs.length > 0 || !currency ? chosen : [...chosen, [CURRENCY_FIELD, String(currency)]];
}

/** The link that this entry of the history was opened on, as long as its lines stand: the address keeps none of its own words. */
export function linkOfEntry(): string | undefined {
  const { brought } = notesOfEntry();
  return typeof brought === 'string' ? brought : undefined;
}
