import { eraseDraft, readDraft } from '@/lib/rules/lead/draft';
import { listen } from '@/components/early/listen';

const QUOTE = 'devis';

/**
 * Lets the document wear the quote that the device keeps, from before its first line is laid out, as it is kept and erased anywhere;
 * styles show it (cloths.css). A press of what erases it, in the last band, leaves the focus on what stands there then.
 */
export function wearQuote({ documentElement: root } = document): () => void {
  function wear() {
    const worn = readDraft(QUOTE)?.worn;
    root.style.cssText = worn || '';
    root.toggleAttribute('data-worn', !!worn);
  }

  function press({ target }: Event) {
    const eraser = (target as Element).closest(`[data-erase=${QUOTE}]`);
    if (!eraser) return;
    eraseDraft(QUOTE, 'by hand');
    eraser.closest('section')?.querySelector('a')?.focus();
  }

  wear();
  return listen([root, 'click', press], [window, 'storage', wear], [window, 'pageshow', wear]);
}
