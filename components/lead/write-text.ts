import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { fillLines, linkWithText } from '@/lib/rules/lead/other-ways';
import { listen } from '@/components/early/listen';

/** What else a form can say of itself, by names in braces. */
export type More = (form: HTMLFormElement) => Record<string, string>;

/** What stands in a form, as another way is given it, with names in braces: whole, and without the lines of a quote. */
export function textsIn(form: HTMLFormElement, template: string, more?: More): string[] {
  const values = { ...Object.fromEntries(pairsOf(form)), ...more?.(form) };
  return [fillLines(template, values), fillLines(template, { ...values, lines: '' })];
}

/**
 * Writes what stands in a form into a link to another way, as it is pressed: `data-text` says how, and the address ends where its
 * text begins. Where it is too long for an address, the names of the lines go, and never the sum.
 */
export function writeText(link: HTMLAnchorElement, more?: More): () => void {
  const start = link.href.slice(0, link.href.lastIndexOf('=') + 1);

  function write() {
    const form = link.closest('form');
    if (form) link.href = linkWithText(start, textsIn(form, link.getAttribute('data-text') ?? '', more), '…');
  }

  return listen([link, 'click', write], [link, 'auxclick', write], [link, 'contextmenu', write]);
}
