import type { RoutePath } from '@/content/pages';
import { frameWords } from '@/content/frame';
import { articleWords } from '@/content/pages/blog';
import { legalWords } from '@/content/pages/legal-notice';
import type { LegalPageWords } from '@/content/types';
import { getPage } from '@/lib/pages/pages';
import { withPicture } from '@/lib/pictures/pictures';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { KeptLine } from '@/components/sections/kept-line';
import { LegalText } from '@/components/sections/legal-text';
import { PageTop } from './page-top';

/** A page that the law asks for, whole. */
export function LegalPage({ path, words: { header, ...text } }: { path: RoutePath; words: LegalPageWords }) {
  const updated = fill(legalWords.updated, { date: formatDate(getPage(path).updated) });
  return (
    <>
      <PageTop {...withPicture(header)} path={path} />
      <LegalText {...text} words={{ ...legalWords, updated }} contents={articleWords.contents} />
      <KeptLine {...frameWords.keptQuote} className="print:hidden" />
    </>
  );
}
