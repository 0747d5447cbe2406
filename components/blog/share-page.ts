import { copyText } from '@/lib/rules/share/copy-text';
import { shareNatively } from '@/components/share/share-natively';

/** Shares the page by the device's own sheet or its clipboard, where it has them: the links beside them are links. */
export function sharePage(): void {
  const TOAST_MS = 3_000;
  let timer: ReturnType<typeof setTimeout>;

  function show(outcome: 'copied' | 'refused' | '') {
    document.querySelectorAll<HTMLElement>('[data-shared]').forEach((element) => {
      element.hidden = element.getAttribute('data-shared') !== outcome;
    });
  }

  async function copyLink(button: HTMLButtonElement) {
    const isCopied = await copyText(button.value);
    show(isCopied ? 'copied' : 'refused');
    clearTimeout(timer);
    if (isCopied) timer = setTimeout(show, TOAST_MS, '');
    // Some browsers show a selection only in the field that has focus.
    const field = document.querySelector<HTMLInputElement>('[data-shared]:not([hidden]) input');
    field?.focus();
    field?.select();
  }

  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-share]');
    if (control instanceof HTMLButtonElement) void copyLink(control);
    else if (control instanceof HTMLAnchorElement) {
      const [url = '', title = ''] = (control.getAttribute('data-share') || '').split('\n');
      shareNatively(event, { url, title }, control.href);
    }
  });
}
