import type { RoutePath } from '@/content/pages';
import type { LegalPage, LegalSection } from '@/content/types';
import { formatDate } from '@/lib/rules/format-date';
import { isDemonstration } from './checks/demonstration-values';
import { getPage } from './pages';

const WARNING =
  'Ce site est une démonstration\u00a0: ce qui commence par «\u00a0Exemple\u00a0» est inventé, et attend les faits de l’agence qui le publiera.';

/** What a page of the law shows: its sections, the day it last changed, and a warning as long as some facts are invented. */
export function legalText(
  path: RoutePath,
  { sections }: LegalPage,
): { sections: LegalSection[]; updated: string; warning: string | null } {
  const facts = sections.flatMap((section) => section.facts ?? []);
  const warning = facts.some(({ text }) => isDemonstration(text)) ? WARNING : null;
  return { sections, updated: formatDate(getPage(path).updated), warning };
}
