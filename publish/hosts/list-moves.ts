import { knownPaths } from '@/lib/build/known-paths';
import { listSynonyms, type Move } from '@/publish/rules/moves';

/** Every address a host answers or redirects: the pages, then the words visitors try instead. */
export function listMoves(): Move[] {
  const pages = knownPaths().map((path) => ({ from: path, to: path }));
  return [...pages, ...listSynonyms()];
}
