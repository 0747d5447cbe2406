import { heroFilm } from '@/content/films';
import { siteArticles } from '@/lib/build/blog/articles';
import { listMasters } from '@/lib/build/media/masters';
import { listContentFiles, listImported } from './list-files';
import { tell, type Unlocated } from './mistake';
import type { SiteContent } from './site-content';

/** The logo, the drawings that follow the colours, the articles themselves. */
const SHOWN = /^content\/(logo\.(svg|png)$|icons\/|articles\/[^/]+\/article\.md$)/;

/** Files that nothing reads: an owner would wait for them in vain. Those that are `told` already are not told twice. */
export function fileMistakes(content: SiteContent, told: readonly string[]): Unlocated[] {
  const read = new Set([...listImported(), ...siteArticles().used]);
  const named = namedPictures(content);
  for (const { path, called } of listMasters()) {
    const name = called.replace(/\.\w+$/, '');
    if ([called, name, name.replace(/-phone$/, '')].some((each) => named.has(each))) read.add(path);
  }
  [...heroFilm.wide, ...heroFilm.phone].forEach((film) => read.add(`content/films/${film}`));
  return listContentFiles()
    .filter((file) => !read.has(file) && !SHOWN.test(file))
    .filter((file) => !told.some((each) => `${file}/`.startsWith(`${each}/`)))
    .map(ignored);
}

function namedPictures(content: SiteContent): Set<string> {
  const inWords = content.texts.filter(({ path }) => /(^|\.)picture$/.test(path));
  const called = [heroFilm.poster, ...inWords.map(({ text }) => text), ...siteArticles().covers];
  return new Set(called.flatMap((name) => [name, name.replace(/\.\w+$/, '')]));
}

function ignored(file: string): Unlocated {
  const remedy = file.startsWith('content/pictures')
    ? 'nommez-la dans un champ « picture », ou retirez-la'
    : 'rangez-le à sa place (CONTRIBUTING.md la dit), ou retirez-le';
  return tell(file, '', 'rien ne lit ce fichier', remedy);
}
