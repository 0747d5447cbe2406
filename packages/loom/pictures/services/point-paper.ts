import { clothSize, createCloth, weavePattern, type Cloth } from '../../cloth/cloth';
import { dressWarps, dressWefts, varyTones } from '../../cloth/dress';
import { patterns, type Pattern } from '../../cloth/patterns';
import { createRandom } from '../../cloth/random';
import type { ThreadColour } from '../../cloth/palette';

/**
 * A motif as weavers write it down, repeated all over the cloth, whose middle is its own. In the cells, `#` is the warp above
 * and `-` the weft; a space leaves the ground, with whatever thread is not of its colour underneath.
 */
export type PointPaper = {
  ground: ThreadColour;
  /** Of the ground; plain weave by default. */
  pattern?: Pattern;
  /** Columns and rows of one repeat. */
  width: number;
  /** Colours of warps by column; the others are of the ground. */
  warps?: Readonly<Record<number, ThreadColour>>;
  /** Row by row, the colour of the weft, or null for the ground's, and the cells. */
  rows: readonly (readonly [ThreadColour | null, string])[];
};

/** A plain cloth of one colour with a motif woven into it. */
export function weaveMotif({ ground, pattern = patterns.plain, width, warps = {}, rows }: PointPaper): Cloth {
  const cloth = plainCloth(ground);
  const column = (i: number) => wrap(i + (width >> 1), width);
  const row = (j: number) => wrap(j + (rows.length >> 1), rows.length);
  /** Ground rows above each row: plain weave goes from one to the next, over whatever runs between them. */
  const ranks = rows.map((_, at) => rows.slice(0, at).filter(([colour]) => colour === null).length);
  const threads = Array.from({ length: clothSize }, (_, index) => index - clothSize / 2);
  dressWarps(
    cloth,
    threads.map((at) => ({ at, colours: [warps[column(at)] ?? ground] })),
  );
  dressWefts(
    cloth,
    threads.map((at) => ({ at, colours: [rows[row(at)]?.[0] ?? ground] })),
  );
  weavePattern(cloth, (i, j) => {
    const [colour = null, cells = ''] = rows[row(j)] ?? [];
    const cell = cells[column(i)] ?? ' ';
    if (cell !== ' ') return cell === '#';
    if (colour !== null) return true;
    return warps[column(i)] === undefined && pattern(i, ranks[row(j)] ?? 0);
  });
  return cloth;
}

/** A cloth of one colour in plain weave, its threads a little uneven. */
export function plainCloth(colour: ThreadColour): Cloth {
  const cloth = createCloth(patterns.plain, colour);
  varyTones(cloth, createRandom(colour), 0.1);
  return cloth;
}

function wrap(value: number, period: number): number {
  return ((value % period) + period) % period;
}
