import { weavePattern } from '../../cloth/cloth';
import { patterns } from '../../cloth/patterns';
import { layCloth } from '../../cloth/weave';
import type { Cover } from './cover';

const stages = [
  { at: -16, pattern: patterns.warpTwill },
  { at: -8, pattern: patterns.basket },
  { at: 0, pattern: patterns.twill },
  { at: 8, pattern: patterns.warpFloats },
] as const;

const stageWidth = 5;

/** Continuous delivery: one thread goes through every stage without a break. */
export function deliveryCover(): Cover {
  const teal = Array.from({ length: stageWidth }, () => 'teal' as const);
  const options = {
    seed: 'delivery',
    patterns: ['plain', 'weftTwill'],
    block: [6, 12],
    warp: stages.map(({ at }) => ({ at, colours: teal })),
    weft: [
      { at: 0, colours: ['ochre', 'ochre'] },
      { at: -7, colours: ['white'] },
    ],
  } as const;
  const cloth = layCloth(options);
  for (const { at, pattern } of stages) weavePattern(cloth, pattern, [at, at + stageWidth]);
  weavePattern(cloth, (i, j) => (i + 4 * j + 16) % 8 === 6, [-48, 48], [0, 2]);
  return {
    name: 'cover-ci-cd',
    ...options,
    cloth,
    scale: 27,
    angle: -16,
    light: { x: 0.6, y: 0.42, radius: 0.4, pool: 0.8, rest: 0.28 },
  };
}
