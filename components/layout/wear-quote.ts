import { eraseDraft, readDraft } from '@/lib/rules/lead/draft';
import { QUOTE_FORM } from '@/lib/rules/quote/fields';
import { listen } from '@/components/early/listen';

/**
 * Lets a document wear the quote that the device keeps, from its first view on (an article: from its last band on), and as that
 * is kept or erased in any tab; styles show it (cloths.css). Its root wears it until the elements are there that show it: what
 * changes on the root styles all of the page anew. What erases it leaves the focus in its band, or on the page.
 */
export function wearQuote(root: HTMLElement): () => void {
  function wear() {
    const worn = readDraft(QUOTE_FORM)?.worn;
    const shown = root.querySelectorAll<HTMLElement>('[data-wears]');
    for (const element of worn && shown[0] ? shown : [root, ...shown]) element.style.cssText = worn || '';
    root.toggleAttribute('data-worn', !!worn);
  }

  function press({ target }: Event) {
    const eraser = (target as Element).closest(`[data-erase=${QUOTE_FORM}]`);
    if (!eraser) return;
    eraseDraft(QUOTE_FORM, 'by hand');
    (eraser.closest('section')?.querySelector('a') ?? root.querySelector('main'))?.focus();
  }

  wear();
  return listen([root, 'click', press], [window, 'storage', wear], [window, 'pageshow', wear]);
}
