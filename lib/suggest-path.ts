import { plainPath, type Places } from './paths';

/** Shorter words are one or two letters away from too many others. */
const SHORTEST = 4;

/**
 * The place a path comes within one typing mistake of, or two in a long word; `null` when there is none or more than
 * one. A guess: to be offered, never followed by itself.
 */
export function suggestPath(pathname: string, places: Places): string | null {
  const asked = plainPath(pathname);
  const tolerated = asked.length < 6 ? 1 : 2;
  const near = Object.entries(places).flatMap(([place, words]) => {
    const names = [place, ...words].map(plainPath).filter((name) => name.length >= SHORTEST);
    const distance = Math.min(...names.map((name) => countMistakes(asked, name)));
    return distance > 0 && distance <= tolerated ? [{ place, distance }] : [];
  });
  const closest = Math.min(...near.map(({ distance }) => distance));
  const [first, second] = near.filter(({ distance }) => distance === closest);
  return first && !second ? first.place : null;
}

/** How many letters must be added, left out, replaced or swapped with their neighbour to make one word the other. */
function countMistakes(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const at = (line: number[], index: number) => line[index] ?? Infinity;
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? Infinity;
}
