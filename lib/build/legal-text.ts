import { legalWords } from '@/content/pages/legal-notice';
import type { RoutePath } from '@/content/pages';
import type { LegalPage } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { isDemonstration } from './checks/demonstration-values';
import { getPage } from './pages';

/** What a page of the law shows: its sections, the day it last changed, and a warning as long as some facts are invented. */
export function legalText(path: RoutePath, { sections }: LegalPage) {
  const facts = sections.flatMap((section) => section.facts ?? []);
  const warning = facts.some(({ text }) => isDemonstration(text)) ? legalWords.demonstration : null;
  const updated = fill(legalWords.updated, { date: formatDate(getPage(path).updated) });
  return { sections, updated, warning };
}
