import { redirections } from '@/content/redirections';
import { synonyms } from '@/content/synonyms';

/** An address and where it leads. */
export type Move = { from: string; to: string };

/** The addresses that moved, and the words visitors try in place of an address, as addresses. */
export function listMoves(): Move[] {
  return [
    ...Object.entries(redirections).map(([from, to]) => ({ from, to })),
    ...Object.entries(synonyms).flatMap(([to, words]) => words.map((word) => ({ from: `/${word}`, to }))),
  ];
}
