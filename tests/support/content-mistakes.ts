import { listMistakes } from '@/lib/build/checks/check-content';
import type { SiteContent } from '@/lib/build/checks/site-content';
import { contentWith } from './factories';

/** What is told of the site's content with some of it replaced: file, field and message of each mistake. */
export function mistakesOf(overrides: Partial<SiteContent>): string[] {
  return listMistakes(contentWith(overrides)).map(
    ({ file, field, message }) => `${file} : ${field} : ${message}`,
  );
}
