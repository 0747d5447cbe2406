type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The texts of a form by field name, empty ones left out. */
export function readTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(textFields(form).flatMap(({ name, value }) => (value ? [[name, value]] : [])));
}

/** Writes texts into the fields that are still empty; says whether any was written. */
export function fillEmptyTexts(form: HTMLFormElement, texts: Record<string, string>): boolean {
  const fillable = textFields(form).filter(({ name, value }) => !value && texts[name]);
  fillable.forEach((field) => (field.value = texts[field.name] ?? ''));
  return fillable.length > 0;
}

/** The values of the ticked boxes, in page order. Unlike `FormData`, it does not make the browser lay the page out. */
export function readTicks(form: HTMLFormElement): string[] {
  return checkboxes(form).flatMap(({ checked, value }) => (checked ? [value] : []));
}

/** Ticks boxes by value, unless some are ticked already; says whether any was ticked. */
export function tickUntouchedBoxes(form: HTMLFormElement, values: readonly string[]): boolean {
  const boxes = checkboxes(form);
  if (boxes.some((box) => box.checked) || !boxes.some((box) => values.includes(box.value))) return false;
  tickOnly(form, values);
  return true;
}

/** Ticks the boxes of these values and no other. */
export function tickOnly(form: HTMLFormElement, values: readonly string[]): void {
  checkboxes(form).forEach((box) => (box.checked = values.includes(box.value)));
  // One event for all of them: whoever follows the form reads its boxes again.
  form.dispatchEvent(new Event('change', { bubbles: true }));
}

function checkboxes(form: HTMLFormElement): HTMLInputElement[] {
  return Array.from(form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'));
}

function textFields(form: HTMLFormElement): TextField[] {
  return Array.from(form.querySelectorAll<TextField>('input:not([type="checkbox"]), textarea'));
}
