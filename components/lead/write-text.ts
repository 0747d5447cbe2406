import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { fillLines, linkWithText } from '@/lib/rules/lead/other-ways';
import { listen } from '@/components/early/listen';

export type Values = Readonly<Record<string, string>>;

/** What else a form can say of itself, by names in braces: whole, then shorter. */
type More = (form: HTMLFormElement) => Values[];

/** What stands in a form, as another way is given it, with names in braces: whole, then shorter. */
export function textsIn(form: HTMLFormElement, template: string, more: More = () => [{}]): string[] {
  const values = Object.fromEntries(pairsOf(form));
  return more(form).map((each) => fillLines(template, { ...values, ...each }));
}

/**
 * Writes what stands in its form, or that of the page, into a link to another way, as it is pressed: `data-text` says how, and the
 * address ends where its text begins. Where it is too long for an address, the shorter text is written.
 */
export function writeText(link: HTMLAnchorElement, more?: More): () => void {
  const start = link.href.slice(0, link.href.lastIndexOf('=') + 1);

  function write() {
    const form = link.closest('form') ?? document.querySelector('form');
    if (form) link.href = linkWithText(start, textsIn(form, link.getAttribute('data-text') ?? '', more), '…');
  }

  return listen([link, 'click', write], [link, 'auxclick', write], [link, 'contextmenu', write]);
}
