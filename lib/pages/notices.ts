import { agency } from '@/content/agency';
import type { Notice } from '@/content/types';

/** What the agency announces, of today and later: what is over leaves with the next build. */
export function currentNotices(now = Date.now()): readonly Notice[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return agency.notices.filter(({ to }) => to >= today);
}
