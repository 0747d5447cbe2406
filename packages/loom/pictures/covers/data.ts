import { weavePattern } from '../../cloth/cloth';
import { layCloth } from '../../cloth/weave';
import type { Cover } from './cover';

const bars = [
  { at: -14, height: 4, colour: 'teal' },
  { at: -9, height: 7, colour: 'white' },
  { at: -4, height: 6, colour: 'terracotta' },
  { at: 1, height: 10, colour: 'teal' },
  { at: 6, height: 12, colour: 'terracotta' },
  { at: 11, height: 15, colour: 'ochre' },
] as const;

const barWidth = 3;
const ground = 8;

/** Data: columns of colour that rise above a woven line as figures do. */
export function dataCover(): Cover {
  const options = {
    seed: 'data',
    patterns: ['plain', 'twill', 'weftTwill'],
    warp: bars.map(({ at, colour }) => ({ at, colours: [colour, colour, colour] })),
    weft: [{ at: ground, colours: ['white'] }],
  } as const;
  const cloth = layCloth(options);
  weavePattern(cloth, (i) => i % 5 === 0, [-40, 40], [ground, ground + 1]);
  for (const { at, height } of bars) {
    const columns: [number, number] = [at, at + barWidth];
    weavePattern(cloth, () => false, columns);
    weavePattern(cloth, (i, j) => (2 * i + j + 64) % 6 !== 0, columns, [ground - height, ground]);
  }
  return {
    name: 'cover-donnees',
    ...options,
    cloth,
    scale: 34,
    angle: -7,
    shear: 0,
    light: { x: 0.66, y: 0.3, radius: 0.42, pool: 0.8, rest: 0.28 },
  };
}
