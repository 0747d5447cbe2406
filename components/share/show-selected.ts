/** Puts the focus into a field and selects its text: some browsers show a selection only where the focus is. */
export function showSelected(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
