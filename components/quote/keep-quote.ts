import { readDraft } from '@/lib/rules/lead/draft';
import { valuesOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { CURRENCY_FIELD, CUSTOM_FEATURES_FIELD, FEATURES_FIELD, QUOTE_FORM } from '@/lib/rules/quote/fields';
import { linkedPairs, tellsMore } from '@/lib/rules/quote/link';
import { need } from '@/components/early/need';
import { notesOfEntry, writeAddress } from '@/components/early/write-address';
import { beginAnew } from '@/components/lead/begin-anew';
import { keepDraft } from '@/components/lead/keep-draft';
import { addOwnWords } from './add-own-words';
import { markChoices } from './mark-choices';
import { estimateIn, writeEstimate } from './write-estimate';

/** Keeps a quote as any form, opens it on what the address of the page chooses, and lets the site wear it. */
export function keepQuote(form: HTMLFormElement): () => void {
  return keepDraft(form, (isNew) => takeBrought(form, isNew), wornOf);
}

/** For React: the same, with what else the early script begins (lead/begin-anew.ts). Own words first, as there. */
export function keepAnew(form: HTMLFormElement): () => void {
  const ownWords = () => addOwnWords(need(form, '[data-early=own]'));
  return beginAnew(form, [ownWords, keepQuote, markChoices], writeEstimate);
}

/**
 * A quote as other pages wear it (components/layout/wear-quote.ts), a list of styles: the cloth of its sheet, each
 * line as broad as its price; how many lines, and their total; never a word of the visitor's. Empty without a line.
 */
function wornOf(form: HTMLFormElement): string {
  const threads = Array.from(form.querySelectorAll('[data-price]:checked ~ .thread')).reverse();
  const read = (element: Element, name: string, part?: string) =>
    getComputedStyle(element, part).getPropertyValue(name);
  const woven = form.querySelector('.woven > i') ?? form;
  const breadths = threads.map((thread) => 1 + (parseInt(read(thread, '--breadth', '::after')) || 3));
  // A swatch in the bar shows it whole, as long as its threads can be told apart.
  const scale = Math.min(24, Math.max(8, breadths.reduce((sum, breadth) => sum + breadth, 0) / 4.2));
  const layers: string[] = [];
  // Again and again, as far down as it is shown; a layer each: WebKit misses edges within one that is turned.
  for (let top = 0; threads.length > 0 && top < 28;)
    for (const [index, thread] of threads.entries()) {
      const plies = read(thread, '--dye').match(/#\w+/g) ?? ['#fff'];
      const height = (breadths[index] ?? 4) / scale;
      for (const pass of [0, 1]) {
        const at = `${top}em/100% ${height}em repeat-x`;
        const dye = plies[pass % plies.length];
        layers.push(
          `var(--over) ${pass}em ${at},var(--relief) 0 ${at},linear-gradient(${dye},${dye}) 0 ${at}`,
        );
        top += height;
      }
    }
  return layers.length > 0
    ? `--over:${read(woven, '--over')};--relief:${read(woven, '--relief')};--cloth:${layers};--lines:"${threads.length}";--total:"${estimateIn(form).total}"`
    : '';
}

/**
 * What the address of the page chooses, with the own words that this entry of the history holds. Nothing where the device keeps a
 * quote and the address has none, or the same ticks. A link that is taken is noted in the entry. `isNew`: it was entered in the
 * open page.
 */
function takeBrought(form: HTMLFormElement, isNew = false): Pairs {
  const draft = readDraft(QUOTE_FORM);
  const fragment = (!draft && linkOfEntry()) || location.hash;
  const pairs = linkedPairs(new URLSearchParams(fragment.slice(1)));
  const kept = draft?.pairs;
  const ticked = (from: Pairs) => String(valuesOf(from, FEATURES_FIELD).sort());
  const isSame = ticked(kept ?? []) === ticked(pairs) && !valuesOf(pairs, CUSTOM_FEATURES_FIELD).length;
  if (kept && (pairs.length === 0 || (!isNew && isSame))) return [];
  // A link of the site itself is a choice of the visitor's: it is kept. Any other was given by somebody; unless its entry
  // notes own words: then it is the visitor's quote.
  const isOwn = !isNew && !tellsMore(fragment) && document.referrer.startsWith(`${location.origin}/`);
  if (pairs.length > 0 && isOwn) setTimeout(() => form.dispatchEvent(new Event('input')));
  else if (pairs.length > 0 && !notesOfEntry().ownWords) {
    writeAddress(location.href, { brought: fragment });
    // Its cloth alone, where none is kept: the sheet wears it until React weaves it.
    const root = document.documentElement;
    if (!draft) setTimeout(() => (root.style.cssText = wornOf(form).replace(/;--lines.*/, '')));
  }
  const { ownWords, currency } = notesOfEntry();
  // Own words stand in no address: its entry holds them (use-quote-link.ts), for a reload where the device keeps nothing; those
  // of a link stand in the link.
  const noted: unknown[] = Array.isArray(ownWords) && (kept || !linkOfEntry()) ? ownWords : [];
  const own = noted.filter((text) => typeof text === 'string');
  const chosen = [...pairs, ...own.map((text) => [CUSTOM_FEATURES_FIELD, text] as const)];
  // Of a quote that has left, its currency stays.
  return pairs.length > 0 || !currency ? chosen : [...chosen, [CURRENCY_FIELD, String(currency)]];
}

/** Whether the page is opened on a link of somebody's, as far as can be known before its form is there. */
export const isLinked = () =>
  !notesOfEntry().begun &&
  /[#&](choix|plus)=/.test(linkOfEntry() ?? location.hash) &&
  !document.referrer.startsWith(`${location.origin}/`);

/** The link that this entry of the history was opened on, as long as its lines stand: the address keeps none of its own words. */
export function linkOfEntry(): string | undefined {
  const { brought } = notesOfEntry();
  return typeof brought === 'string' ? brought : undefined;
}
