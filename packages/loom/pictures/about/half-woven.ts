import { clothSize, cutWeft, weavePattern } from '../../cloth/cloth';
import { layCloth } from '../../cloth/weave';
import type { Cover } from '../covers/cover';

/** Rows on their way and how far each has come from the right, in threads. */
const arriving = [
  { row: 0, tip: -4.6 },
  { row: 1, tip: 0.4 },
  { row: 2, tip: 5.4 },
] as const;

/** Cloth in the making: finished above, bare warps below, and three wefts on their way between them. */
export function halfWoven(): Cover {
  const options = {
    seed: 'metier',
    patterns: ['plain', 'twill', 'twillBack', 'basket'],
    block: [4, 8],
    warp: [
      { at: -9, colours: ['teal', 'teal', 'teal'] },
      { at: -3, colours: ['terracotta', 'terracotta'] },
      { at: 1, colours: ['bright', 'white', 'bright'] },
      { at: 6, colours: ['teal', 'ochre', 'ochre', 'teal'] },
    ],
    weft: [
      { at: -7, colours: ['terracotta'] },
      { at: -4, colours: ['white'] },
      { at: 0, colours: ['ochre', 'ochre', 'ochre'] },
    ],
  } as const;
  const cloth = layCloth(options);
  for (const { row, tip } of arriving) {
    const held = Math.ceil(tip);
    weavePattern(cloth, (i) => (i - held) % 2 !== 0, [held, 40], [row, row + 1]);
    cutWeft(cloth, row, -clothSize, tip);
  }
  for (let row = 3; row < 32; row++) cutWeft(cloth, row, -clothSize, clothSize);
  return {
    name: 'about-metier',
    ...options,
    cloth,
    scale: 18,
    angle: -14,
    centre: [0, 0.2],
    twist: 0.1,
    light: { x: 0.6, y: 0.5, radius: 0.42, pool: 0.8, rest: 0.25 },
  };
}
