import { pages } from '@/content/pages';
import { redirections } from '@/content/redirections';
import { synonyms } from '@/content/synonyms';
import type { Places } from '@/lib/rules/paths';

/** Every page of the site, with the words that mean it and the addresses it had. */
export function knownPlaces(): Places {
  const places: Record<string, readonly string[]> = {
    ...Object.fromEntries(pages.map(({ path }) => [path, []])),
    ...synonyms,
  };
  for (const [from, to] of Object.entries(redirections)) places[to] = [...(places[to] ?? []), from];
  return places;
}

/** An address and where it leads. */
export type Move = { from: string; to: string };

/** The same for hosts, as addresses. */
export function listMoves(): Move[] {
  return Object.entries(knownPlaces()).flatMap(([to, words]) =>
    words.map((word) => ({ from: word.replace(/^\/?/, '/'), to })),
  );
}
