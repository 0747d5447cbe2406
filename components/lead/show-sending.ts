/**
 * Says of a form that its message is under way, whoever sends it: its button, which then does nothing, and what is typed,
 * read-only; boxes and lists may still change, and stay (lead-store.ts).
 */
export function showSending(form: HTMLFormElement, isSending: boolean): void {
  form.toggleAttribute('data-sending', isSending);
  form
    .querySelectorAll<HTMLButtonElement>('[type=submit]')
    .forEach((button) => (button.disabled = isSending));
  form.querySelectorAll('textarea, input').forEach((field) => field.toggleAttribute('readonly', isSending));
}
