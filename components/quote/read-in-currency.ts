import { CURRENCY_FIELD } from '@/lib/rules/quote/fields';
import { listen } from '@/components/early/listen';

/**
 * Keeps the chosen currency while the form is emptied, and shows prices in it where styles alone cannot know which it is
 * (lib/rules/quote/running-total.ts).
 */
export function readInCurrency(form: HTMLFormElement): () => void {
  function read() {
    const chosen = form.querySelector<HTMLInputElement>(`[name=${CURRENCY_FIELD}]:checked`);
    if (!chosen) return;
    chosen.defaultChecked = true;
    form.setAttribute('data-read', chosen.getAttribute('data-id') ?? '');
  }
  read();
  return listen([form, 'input', read], [form, 'change', read]);
}
