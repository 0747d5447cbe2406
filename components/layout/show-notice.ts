const MINUTE_MS = 60_000;

/** Shows an announcement from its first day to its last, by the calendar of whoever reads it. */
export function showNotice(notice: HTMLElement): () => void {
  const [from = '', to = ''] = (notice.getAttribute('data-days') ?? '').split(' ');
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
  notice.hidden = today < from || today > to;
  return () => {
    notice.hidden = true;
  };
}
