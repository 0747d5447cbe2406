import { heroFilm } from '@/content/films';
import { idMistakes, moveMistakes, pageMistakes, synonymMistakes } from './address-mistakes';
import { contrastMistakes } from './contrast-mistakes';
import { demonstrationValues, type Environment } from './demonstration-values';
import { fileMistakes } from './file-mistakes';
import { readSources } from './list-files';
import { byPlace, sayMistake, type Mistake, type Unlocated } from './mistake';
import { filmMistakes, pictureMistakes } from './picture-mistakes';
import { countMistakes, priceMistakes } from './price-mistakes';
import { rateMistakes, rateWarnings } from './rate-mistakes';
import { siteContent, type SiteContent } from './site-content';
import { siteMistakes } from './site-mistakes';
import { contentTexts } from './source/content-texts';
import { findLine } from './source/literals';
import { shapeMistakes } from './source/shape-mistakes';
import { textMistakes } from './text-mistakes';

const CHECKS: readonly ((content: SiteContent, now: number) => readonly Unlocated[])[] = [
  ...[textMistakes, pageMistakes, priceMistakes, countMistakes, synonymMistakes, moveMistakes],
  ...[siteMistakes, idMistakes, rateMistakes],
  ({ articleMistakes }) => articleMistakes,
  () => pictureMistakes(),
  () => contrastMistakes(),
  () => filmMistakes(heroFilm),
];

/** Every mistake in the site's own content, by file and line. `sources` are its files where they are not as on disk. */
export function listMistakes(given = siteContent, now = Date.now(), sources = readSources()): Mistake[] {
  const content = { ...given, texts: contentTexts(sources) };
  const shapes = shapeMistakes(sources);
  // What lacks a field may stop a check half way: its field is told, and the rest once it is there.
  function run(check: () => readonly Unlocated[]): readonly Unlocated[] {
    try {
      return check();
    } catch (error) {
      if (shapes.length === 0 || !(error instanceof TypeError)) throw error;
      return [];
    }
  }
  const found = CHECKS.flatMap((check) => run(() => check(content, now)));
  const told = found.map(({ file }) => file);
  const located = [...found, ...run(() => fileMistakes(content, told))]
    // A word that is none of a type's own is told by the type.
    .filter(({ file, field }) => !shapes.some((shape) => shape.file === file && shape.field === field))
    .map((each) => ({ ...each, line: each.line ?? findLine(sources.get(each.file) ?? '', each.field) }));
  return [...shapes, ...located].sort(byPlace);
}

/** Stops a page, in development as in a build, with every mistake found in the site's own content. */
export function assertContent(content = siteContent, now = Date.now()): void {
  const mistakes = listMistakes(content, now);
  if (mistakes.length > 0)
    throw new Error(`À corriger dans content/ :\n${mistakes.map(sayMistake).join('\n')}`);
}

/** Says of a build what is worth renewing and which demonstration values are left; with `SITE_STRICT=1` these stop it. */
export function assertReadyContent(content = siteContent, env: Environment = process.env, now = Date.now()) {
  rateWarnings(content.exchangeRate, now).forEach((warning) => console.warn(warning));
  const left = demonstrationValues(content, env);
  if (left.length === 0) return;
  if (env.SITE_STRICT === '1') {
    const lines = left.map(({ file, field, value }) => `${file} : ${field} (${value})`);
    throw new Error(`Valeurs de démonstration à remplacer :\n${lines.join('\n')}`);
  }
  const how = 'npm run agence -- --reste les nomme';
  console.warn(`Valeurs de démonstration à remplacer : ${left.length} (${how}).`);
}
