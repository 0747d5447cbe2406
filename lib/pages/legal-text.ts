import type { RoutePath } from '@/content/pages';
import { legalWords } from '@/content/pages/legal-notice';
import type { LegalPage } from '@/content/types';
import { getPage } from '@/lib/pages/pages';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';

/** What a page of the law shows: its sections, with the facts that there are, and the day it last changed. */
export function legalText(path: RoutePath, page: LegalPage) {
  const sections = page.sections.map(({ facts = [], ...section }) => ({
    ...section,
    facts: facts.flatMap(({ text, ...fact }) => (text ? { ...fact, text } : [])),
  }));
  return { sections, updated: fill(legalWords.updated, { date: formatDate(getPage(path).updated) }) };
}
