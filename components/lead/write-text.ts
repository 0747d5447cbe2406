import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { fillLines, linkWithText, MAX_LINK_LENGTH } from '@/lib/rules/lead/other-ways';
import { listen } from '@/components/early/listen';

/** What else a form can say of itself, by names in braces. */
type More = (form: HTMLFormElement) => Record<string, string>;

/**
 * Writes what stands in a form into a link to another way, as it is pressed: `data-text` says how, with names in braces, and
 * the address ends where its text begins. Where it is too long for an address, the names of the lines go, and never the sum.
 */
export function writeText(link: HTMLAnchorElement, more?: More): () => void {
  // Called again on a link that is written, it begins where the first did.
  const start = link.href.slice(0, link.href.lastIndexOf('=') + 1);

  function write() {
    const form = link.closest('form');
    if (!form) return;
    const values = { ...Object.fromEntries(pairsOf(form)), ...more?.(form) };
    const text = fillLines(link.getAttribute('data-text') ?? '', values);
    const isLong = start.length + encodeURIComponent(text).length > MAX_LINK_LENGTH;
    link.href = linkWithText(start, isLong ? text.replace(/^- .*\n/gm, '') : text, '…');
  }

  return listen([link, 'click', write], [link, 'auxclick', write], [link, 'contextmenu', write]);
}
