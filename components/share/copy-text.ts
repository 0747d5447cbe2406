/** Copies a text to the clipboard; answers false where the browser has none or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Absent on http and in some in-app browsers, or refused: the older way, which copies the selection of the focused
    // field, may still work; focus then returns to where the visitor had it.
    const focused = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'sr-only';
    document.body.append(field);
    field.focus({ preventScroll: true });
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return isCopied;
  }
}
