import { clothSize, weavePattern } from '../../cloth/cloth';
import { layCloth } from '../../cloth/weave';
import type { Stripe } from '../../cloth/dress';
import type { Cover } from './cover';

const period = 18;

/** Steps from a thread to the nearest of two numbers, `0` and `period`. */
function fromCentre(value: number): number {
  const place = ((value % period) + period) % period;
  return Math.min(place, period - place);
}

/** Tells whether a crossing belongs to a coin: a diamond with a ring inside. */
function isCoin(i: number, j: number): boolean {
  const steps = Math.min(
    fromCentre(i) + fromCentre(j),
    fromCentre(i + period / 2) + fromCentre(j + period / 2),
  );
  return steps <= 6 && steps !== 4 && steps !== 0;
}

/** Mobile money: gold passed from hand to hand, in coins of ochre on teal. */
export function moneyCover(): Cover {
  const warp: Stripe[] = [];
  for (let at = -clothSize / 2; at < clothSize / 2; at += 1) {
    warp.push({ at, colours: [fromCentre(at) <= 4 ? 'teal' : 'indigo'] });
  }
  const options = { seed: 'money', warp, weft: warp.map(({ at }) => ({ at, colours: ['ochre'] as const })) };
  const cloth = layCloth(options);
  weavePattern(cloth, (i, j) => !isCoin(i, j));
  return {
    name: 'cover-mobile-money',
    ...options,
    cloth,
    scale: 38,
    angle: -18,
    twist: 0.03,
    light: { x: 0.6, y: 0.36, radius: 0.36, pool: 0.8, rest: 0.24 },
  };
}
