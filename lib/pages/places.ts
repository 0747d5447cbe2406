import { redirections } from '@/content/redirections';
import { synonyms } from '@/content/synonyms';
import type { Places } from '@/lib/rules/paths';
import { hiddenPaths, shownPages } from './pages';

/** Every page of the site, with the words that mean it and the addresses it had; home has those of hidden pages. */
export function knownPlaces(): Places {
  const hidden = hiddenPaths();
  const places: Record<string, string[]> = Object.fromEntries(shownPages().map(({ path }) => [path, []]));
  const words = Object.entries(synonyms).flatMap(([to, all]) => all.map((word) => [word, to] as const));
  const gone = hidden.map((path) => [path, path] as const);
  for (const [from, to] of [...words, ...gone, ...Object.entries(redirections)])
    (places[hidden.includes(to.replace(/#.*/, '')) ? '/' : to] ??= []).push(from);
  return places;
}

export type Move = { from: string; to: string };

/** The same for hosts, as addresses. */
export function listMoves(): Move[] {
  return Object.entries(knownPlaces()).flatMap(([to, words]) =>
    words.map((word) => ({ from: word.replace(/^\/?/, '/'), to })),
  );
}
