import { heroFilm } from '@/content/films';
import { contrastMistakes } from './contrast-mistakes';
import { filmMistakes } from './film-mistakes';
import { countMistakes } from './count-mistakes';
import { demonstrationValues } from './demonstration-values';
import { fileMistakes } from './file-mistakes';
import { sayMistake, type Mistake, type Unlocated } from './mistake';
import { moveMistakes } from './move-mistakes';
import { pageMistakes } from './page-mistakes';
import { pictureMistakes } from './picture-mistakes';
import { priceMistakes } from './price-mistakes';
import { rateMistakes, rateWarnings } from './rate-mistakes';
import { siteContent, type SiteContent } from './site-content';
import { siteMistakes } from './site-mistakes';
import { findLine } from './source/read-data';
import { readSources } from './source/read-sources';
import { shapeMistakes } from './source/shape-mistakes';
import { synonymMistakes } from './synonym-mistakes';
import { textMistakes } from './text-mistakes';
import { wrongIds } from './wrong-ids';

/** Every mistake in the site's own content, by file and line. `sources` are its files where they are not as on disk. */
export function listMistakes(
  content: SiteContent = siteContent,
  now = Date.now(),
  sources: ReadonlyMap<string, string> = readSources(),
): Mistake[] {
  const shapes = shapeMistakes(sources);
  // What lacks a field may stop a check half way: its field is told, and the rest once it is there.
  function run(check: () => Unlocated[]): Unlocated[] {
    try {
      return check();
    } catch (error) {
      if (shapes.length === 0 || !(error instanceof TypeError)) throw error;
      return [];
    }
  }
  const found = [
    () => textMistakes(content),
    () => content.articleMistakes,
    () => pageMistakes(content),
    () => priceMistakes(content),
    () => countMistakes(content),
    () => synonymMistakes(content),
    () => moveMistakes(content),
    () => siteMistakes(content),
    () => wrongIds('content/projects.ts', 'projects', content.projects),
    () => wrongIds('content/services.ts', 'services', content.services),
    () => rateMistakes(content.exchangeRate, now),
    () => pictureMistakes(),
    () => contrastMistakes(),
    () => filmMistakes(heroFilm),
  ].flatMap((check) => run(() => [...check()]));
  const told = found.map(({ file }) => file);
  const located = [...found, ...run(() => fileMistakes(content, told))]
    .map((mistake) => ({ ...mistake, line: mistake.line ?? lineOf(mistake, sources) }))
    // A word that is none of a type's own is told by the type.
    .filter(({ file, field }) => !shapes.some((shape) => shape.file === file && shape.field === field));
  return [...shapes, ...located].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** Stops a page, in development as in a build, with every mistake found in the site's own content. */
export function assertContent(content: SiteContent = siteContent, now = Date.now()): void {
  const mistakes = listMistakes(content, now);
  if (mistakes.length > 0)
    throw new Error(`À corriger dans content/ :\n${mistakes.map(sayMistake).join('\n')}`);
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
  rateWarnings(content.exchangeRate, now).forEach((warning) => console.warn(warning));
  const left = demonstrationValues(content, env);
  if (left.length === 0) return;
  if (env.SITE_STRICT === '1') {
    const lines = left.map(({ file, field, value }) => `${file} : ${field} (${value})`);
    throw new Error(`Valeurs de démonstration à remplacer :\n${lines.join('\n')}`);
  }
  console.warn(
    `Valeurs de démonstration à remplacer : ${left.length} (npm run agence -- --reste les nomme).`,
  );
}

function lineOf({ file, field }: Unlocated, sources: ReadonlyMap<string, string>): number {
  const source = sources.get(file);
  return source === undefined ? 1 : findLine(source, field);
}
