import { FIELDS, type Answers } from './answers';

/** Names and values of what is written and ticked in a form, without the layout of the page that `FormData` costs. */
export function pairsOf(form: HTMLFormElement): [string, string][] {
  const pairs: [string, string][] = [];
  Array.from(form.elements as unknown as HTMLInputElement[]).forEach(({ name, type, value, checked }) => {
    const isWritten = type === 'checkbox' ? checked : type !== 'hidden' && type !== 'radio' && value;
    if (name && isWritten) pairs.push([name, value]);
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
        if (field.value !== value || field.checked) return;
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

export type Choices = Pick<Answers, 'featureIds' | 'customFeatures'>;

/** Chooses these features in a form, and no others, as if its visitor had. */
export function chooseIn(form: HTMLFormElement, { featureIds, customFeatures }: Choices): void {
  const boxes = form.querySelectorAll<HTMLInputElement>(`[name="${FIELDS.features}"]`);
  boxes.forEach((box) => (box.checked = featureIds.includes(box.value)));
  const custom = form.querySelector<HTMLTextAreaElement>(`[name="${FIELDS.custom}"]`);
  if (custom) custom.value = customFeatures.join('\n');
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
