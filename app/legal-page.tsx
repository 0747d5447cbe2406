import type { RoutePath } from '@/content/pages';
import type { LegalPage as LegalWords } from '@/content/types';
import { legalText } from '@/lib/pages/legal-text';
import { LegalText } from '@/components/sections/legal-text';
import { PageTop } from './page-top';

/** A page that the law asks for, whole. */
export function LegalPage({ path, words }: { path: RoutePath; words: LegalWords }) {
  return (
    <>
      <PageTop {...words.header} path={path} isLow />
      <LegalText {...legalText(path, words)} />
    </>
  );
}
