import { assertContent } from '@/lib/build/checks/check-content';
import type { SiteContent } from '@/lib/build/checks/site-content';
import { contentWith } from './factories';

/** Each line of what the build prints for the site's content with some of it replaced. */
export function mistakesOf(overrides: Partial<SiteContent>): string[] {
  try {
    assertContent(contentWith(overrides));
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}
