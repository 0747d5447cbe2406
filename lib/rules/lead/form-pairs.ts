import type { QuoteSelection } from '@/lib/rules/quote/price';
import { CUSTOM_FEATURES_FIELD, FEATURES_FIELD } from './answers';

/** What a field says: a box of the catalogue its feature, whatever it posts without scripts. */
const valueOf = (field: HTMLInputElement) => field.getAttribute('data-feature') || field.value;

/** Names and values of what is written and ticked in a form, without the layout of the page that `FormData` costs. */
export function pairsOf(form: HTMLFormElement): [string, string][] {
  const pairs: [string, string][] = [];
  Array.from(form.elements as unknown as HTMLInputElement[]).forEach((field) => {
    const { name, type, value, checked } = field;
    const isWritten = type === 'checkbox' ? checked : type !== 'hidden' && type !== 'radio' && value;
    if (name && isWritten) pairs.push([name, valueOf(field)]);
  });
  return pairs;
}

/** Ticks boxes and writes into the fields still empty, opening what folds them; says whether that changed anything. */
export function fillForm(form: HTMLFormElement, pairs: readonly (readonly [string, string])[]): boolean {
  let isChanged = false;
  pairs.forEach(([name, value]) => {
    Array.from(form.elements as unknown as HTMLInputElement[]).forEach((field) => {
      if (field.name !== name || field.type === 'hidden') return;
      if (field.type === 'checkbox') {
        if (valueOf(field) !== value || field.checked) return;
        field.checked = true;
      } else {
        field.closest('details')?.setAttribute('open', '');
        if (field.value) return;
        field.value = value;
      }
      isChanged = true;
    });
  });
  return isChanged;
}

/** Chooses these features in a form, and no others, as if its visitor had. */
export function chooseIn(form: HTMLFormElement, { featureIds, customFeatures }: QuoteSelection): void {
  const boxes = form.querySelectorAll<HTMLInputElement>(`[name="${FEATURES_FIELD}"]`);
  boxes.forEach((box) => (box.checked = featureIds.includes(valueOf(box))));
  const custom = form.querySelector<HTMLTextAreaElement>(`[name="${CUSTOM_FEATURES_FIELD}"]`);
  if (custom) custom.value = customFeatures.join('\n');
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
