import { agency } from '@/content/agency';
import type { Notice } from '@/content/types';
import { dayIn } from '@/lib/rules/days';

/** What the agency announces, of its own today and later: what is over leaves with the next build. */
export function currentNotices(): readonly Notice[] {
  const today = dayIn(agency.hours.zone);
  return agency.notices.filter(({ to }) => to >= today);
}
