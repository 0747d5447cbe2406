import { CURRENCY_FIELD } from '@/lib/rules/quote/fields';
import { listen } from '@/components/early/listen';
import { estimateIn } from './write-estimate';

/**
 * Marks on the form whether a line is chosen, the currency that prices are read in, which stays while the form is emptied, and
 * the sum: styles alone do not know these in every browser, nor how to group thousands (lib/rules/quote/running-total.ts).
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
  mark();
  // A reset is announced before it happens.
  return listen([form, 'input', mark], [form, 'change', mark], [form, 'reset', () => setTimeout(mark)]);
}
