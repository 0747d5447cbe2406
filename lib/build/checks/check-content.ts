import { heroFilm } from '@/content/films';
import { contrastMistakes } from './contrast-mistakes';
import { filmMistakes } from './film-mistakes';
import { demonstrationValues } from './demonstration-values';
import { pictureMistakes } from './picture-mistakes';
import { pageMistakes } from './page-mistakes';
import { priceMistakes } from './price-mistakes';
import { rateMistakes, rateWarnings } from './rate-mistakes';
import { repeatedIds } from './repeated-ids';
import { siteContent, type SiteContent } from './site-content';
import { synonymMistakes } from './synonym-mistakes';
import { textMistakes } from './text-mistakes';

/** Stops the build with every mistake found in the site's own content, each naming its file and field. */
export function assertContent(content: SiteContent = siteContent, now = Date.now()): void {
  const mistakes = [
    ...contentMistakes(content),
    ...pictureMistakes(),
    ...contrastMistakes(),
    ...filmMistakes(heroFilm),
    ...rateMistakes(content.exchangeRate, now),
  ];
  if (mistakes.length > 0) throw new Error(`Wrong content:\n${mistakes.join('\n')}`);
}

/**
 * Says, of a build that may go online, what is worth renewing and which demonstration values are left; with
 * `SITE_STRICT=1` the latter stop it.
 */
export function assertReadyContent(
  content: SiteContent = siteContent,
  env: Record<string, string | undefined> = process.env,
  now = Date.now(),
): void {
  if (env.NODE_ENV !== 'production') return;
  rateWarnings(content.exchangeRate, now).forEach((warning) => console.warn(warning));
  const left = demonstrationValues(content, env).map(
    ({ file, field, value }) => `${file}: "${field}" (${value})`,
  );
  if (left.length === 0) return;
  const message = `Demonstration values left:\n${left.join('\n')}`;
  if (env.SITE_STRICT === '1') throw new Error(message);
  console.warn(message);
}

/** What types cannot say about content: uniqueness, formats, ranges, existing pictures. Empty when all is well. */
function contentMistakes(content: SiteContent): string[] {
  return [
    ...textMistakes(content),
    ...content.articleMistakes,
    ...pageMistakes(content),
    ...priceMistakes(content),
    ...synonymMistakes(content),
    ...repeatedIds('content/projects.ts', content.projects),
    ...repeatedIds('content/services.ts', content.services),
  ];
}
