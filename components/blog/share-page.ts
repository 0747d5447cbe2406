import { copyText } from '@/components/share/copy-text';
import { need } from '@/components/early/need';
import { shareNatively } from '@/components/share/share-natively';
import { showSelected } from '@/components/share/show-selected';

const TOAST_MS = 3_000;

/** Shares the page by the device's own sheet or its clipboard, where it has them: what stands in the row are links. */
export function sharePage(row: HTMLElement): () => void {
  // None where the agency is not on WhatsApp.
  const link = row.querySelector<HTMLAnchorElement>('[data-share]');
  const button = need<HTMLButtonElement>(row, 'button');
  const toast = need(row, '[role=status] *');
  const byHand = need(row, 'label');
  const field = need<HTMLInputElement>(byHand, 'input');
  let timer: ReturnType<typeof setTimeout>;

  async function copyLink() {
    const isCopied = await copyText(button.value);
    toast.hidden = !isCopied;
    byHand.hidden = isCopied;
    clearTimeout(timer);
    timer = setTimeout(() => (toast.hidden = true), TOAST_MS);
    if (!isCopied) showSelected(field);
  }

  // `on…`, not `listen`: started twice, a press is still answered once.
  button.onclick = copyLink;
  if (link)
    link.onclick = (event) => {
      const page = { url: button.value, title: link.getAttribute('data-share') ?? '' };
      if (shareNatively(page, () => openBeside(link.href))) event.preventDefault();
    };
  return () => {
    clearTimeout(timer);
    button.onclick = null;
    if (link) link.onclick = null;
  };
}

function openBeside(href: string): void {
  const popup = window.open(href, '_blank');
  // Where pop-ups are blocked the page itself goes there: better than a press without effect.
  if (popup) popup.opener = null;
  else location.assign(href);
}
