import { CURRENCY_FIELD } from '@/lib/rules/quote/fields';
import { listen } from '@/components/early/listen';
import { estimateIn } from './write-estimate';

/** Where the sheet is a bar at the bottom of the window, and may move. */
const HAS_HEM = '(max-width: 63.99em) and (prefers-reduced-motion: no-preference)';

/**
 * Marks on the form whether a line is chosen, in which currency prices are read (which stays while the form is emptied), and the
 * sum: not every browser's styles know the first two, and none groups thousands (lib/rules/quote/running-total.ts). On phones the
 * hem of the bar lights as a line is ticked.
 */
export function markChoices(form: HTMLFormElement): () => void {
  function mark() {
    form.querySelectorAll<HTMLInputElement>(`[name=${CURRENCY_FIELD}]`).forEach((currency) => {
      currency.defaultChecked = currency.checked;
      if (currency.checked) form.setAttribute('data-read', currency.getAttribute('data-id') ?? '');
    });
    form.setAttribute('data-chosen', form.querySelector('[data-price]:checked') ? 'yes' : 'no');
    // React adds up by itself.
    if (form.hasAttribute('data-ready')) return;
    const { total } = estimateIn(form);
    form.querySelectorAll('[data-total]').forEach((shown) => shown.setAttribute('data-total', total));
  }

  function follow({ target }: Event) {
    mark();
    if ((target as Element).matches('[data-price]:checked') && matchMedia(HAS_HEM).matches)
      form.querySelector('.quote-sheet .woven')?.animate({ filter: ['brightness(3)', 'none'] }, 260);
  }

  mark();
  // A reset is announced before it happens.
  return listen([form, 'input', mark], [form, 'change', follow], [form, 'reset', () => setTimeout(mark)]);
}
