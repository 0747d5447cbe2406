import { clothSize, cutWeft, weavePattern } from '../../cloth/cloth';
import { patterns } from '../../cloth/patterns';
import { layCloth } from '../../cloth/weave';
import type { ThreadColour } from '../../cloth/palette';
import type { Strand } from '../../cloth/lay-strand';
import type { Cover } from '../covers/cover';

/** First thread of the coloured border, and the end of the cloth. */
const border = 0;
const colours = ['ochre', 'terracotta', 'white', 'teal', 'teal', 'ochre'] as const;
const edge = border + colours.length;

/** A weft that comes back: half a turn around the last warp, from row `row` to the next. */
function turn(row: number, colour: ThreadColour): Strand {
  const points = Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12 - 0.5) * Math.PI;
    return [edge + 0.4 + 0.5 * Math.cos(angle), row + 1 + 0.5 * Math.sin(angle)] as const;
  });
  return {
    points: [[edge + 0.2, row + 0.5], ...points, [edge + 0.2, row + 1.5]],
    radius: [0.42, 0.42],
    colour,
  };
}

/** The edge of a finished cloth, where the colours of the warp are closest and every weft turns back. */
export function selvedge(): Cover {
  const rows = [-12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10] as const;
  const wefts = new Map<number, ThreadColour>([
    [-6, 'ochre'],
    [2, 'white'],
    [6, 'terracotta'],
  ]);
  const options = {
    seed: 'selvedge',
    patterns: ['twill', 'diamond', 'weftTwill'],
    block: [4, 7],
    warp: [
      { at: border, colours },
      { at: -5, colours: ['teal'] },
    ],
    weft: rows.map((at) => ({
      at,
      colours: [wefts.get(at) ?? 'indigo', wefts.get(at) ?? 'indigo'] as const,
    })),
  } as const;
  const cloth = layCloth(options);
  weavePattern(cloth, (i, j) => (i + 2 * j + 64) % 5 !== 0, [border, edge - 1]);
  weavePattern(cloth, patterns.plain, [edge - 1, edge]);
  cloth.missingWarps.fill(1, edge, edge + clothSize / 4);
  for (const row of rows) {
    cutWeft(cloth, row, edge + 0.6, clothSize);
    cutWeft(cloth, row + 1, edge + 0.6, clothSize);
    cloth.strands.push(turn(row, wefts.get(row) ?? 'indigo'));
  }
  return {
    name: 'about-atelier',
    ...options,
    cloth,
    scale: 14,
    angle: -22,
    centre: [1.4, 0],
    twist: 0.1,
    light: { x: 0.55, y: 0.35, radius: 0.42, pool: 0.8, rest: 0.25 },
  };
}
