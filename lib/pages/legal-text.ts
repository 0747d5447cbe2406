import { toConfirm } from '@/content/agency';
import type { RoutePath } from '@/content/pages';
import { legalWords } from '@/content/pages/legal-notice';
import type { LegalPage } from '@/content/types';
import { getPage } from '@/lib/pages/pages';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';

/** What a page of the law shows: its sections, the day it last changed, and a warning as long as its facts are invented. */
export function legalText(path: RoutePath, { sections }: LegalPage) {
  const warning = toConfirm.includes('legal') ? legalWords.demonstration : null;
  const updated = fill(legalWords.updated, { date: formatDate(getPage(path).updated) });
  return { sections, updated, warning };
}
