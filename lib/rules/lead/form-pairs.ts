/** Names and values of the fields of a form. */
export type Pairs = readonly (readonly [string, string])[];

/** Told to a form before its fields are filled, with what will be: whoever adds fields to it adds those that are missing. */
export type FillEvent = CustomEvent<Pairs>;

const isBox = ({ type }: HTMLInputElement) => /^(checkbox|radio)$/.test(type);

/** What a box says: the feature or the currency that it stands for, whatever it posts without scripts. */
const valueOf = (field: HTMLInputElement) => field.getAttribute('data-id') || field.value;

const fieldsOf = (form: HTMLFormElement) => Array.from(form.elements as unknown as HTMLInputElement[]);

/** All values of one name. */
export function valuesOf(pairs: Pairs, name: string): string[] {
  return pairs.flatMap(([key, value]) => (key === name ? [value] : []));
}

/**
 * Names and values of what is written and ticked in a form, without the layout of the page that `FormData` costs. A box that a
 * visitor has made is written by itself: unticked it stands under the name in its `data-off`.
 */
export function pairsOf(form: HTMLFormElement): [string, string][] {
  return fieldsOf(form).flatMap((field): [string, string][] => {
    const { type, value, checked } = field;
    const name = isBox(field) && !checked ? field.getAttribute('data-off') : field.name;
    return name && value && type !== 'hidden' ? [[name, valueOf(field)]] : [];
  });
}

/** The pairs of a form that are an answer: how prices are read is none. */
export function answeredIn(form: HTMLFormElement, pairs: Pairs = pairsOf(form)): Pairs {
  return pairs.filter(([name]) => !form.querySelector(`[type=radio][name=${name}]`));
}

/** Ticks boxes (`isChosen`: only radios, an address has chosen the rest), and writes into the fields still empty; says whether that changed anything. */
export function fillForm(form: HTMLFormElement, pairs: Pairs, isChosen = false): boolean {
  const before = String(pairsOf(form));
  if (!isChosen) form.dispatchEvent(new CustomEvent('fill', { detail: pairs }) satisfies FillEvent);
  fieldsOf(form).forEach((field) => {
    const values = valuesOf(pairs, field.name);
    const isOpen = !isChosen || field.type === 'radio';
    if (isBox(field)) field.checked = field.checked || (isOpen && values.includes(valueOf(field)));
    else if (field.type !== 'hidden' && !field.value && values[0]) field.value = values[0];
  });
  return String(pairsOf(form)) !== before;
}

/** Chooses this in a form in place of what was chosen; `isWhole`: and writes it in place of what was written. */
export function chooseIn(form: HTMLFormElement, pairs: Pairs, isWhole = false): void {
  fieldsOf(form).forEach((field) => {
    const values = valuesOf(pairs, field.name);
    const text = values[0] ?? '';
    // What names no currency was read in the agency's own; a link always says one, if only nothing: then the one chosen stays.
    if (isBox(field))
      field.checked = field.type === 'radio' && (values.length ? field.defaultChecked : !field.value);
    // The same is not written again: the caret would leave its place.
    else if (isWhole && field.name && field.type !== 'hidden' && field.value !== text) field.value = text;
  });
  fillForm(form, pairs);
  form.dispatchEvent(new Event('change', { bubbles: true }));
}
