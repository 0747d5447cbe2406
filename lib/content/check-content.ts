import { articleMistakes } from './article-mistakes';
import { priceMistakes } from './price-mistakes';
import { repeatedIds } from './repeated-ids';
import { siteContent, type SiteContent } from './site-content';
import { synonymMistakes } from './synonym-mistakes';
import { textMistakes } from './text-mistakes';

/** Stops the build with every mistake found in the site's own content, each naming its file and field. */
export function assertContent(content: SiteContent = siteContent): void {
  const mistakes = contentMistakes(content);
  if (mistakes.length > 0) throw new Error(`Wrong content:\n${mistakes.join('\n')}`);
}

/** What types cannot say about content: uniqueness, formats, ranges, existing pictures. Empty when all is well. */
function contentMistakes(content: SiteContent): string[] {
  return [
    ...textMistakes(content),
    ...articleMistakes(content),
    ...priceMistakes(content),
    ...synonymMistakes(content),
    ...repeatedIds('content/projects.ts', content.projects),
    ...repeatedIds('content/services.ts', content.services),
  ];
}
