import { cutWeft } from '../loom/cloth';
import { layCloth } from '../loom/weave';
import { createRandom, type Random } from '../loom/random';
import { weavePicture } from './weave-picture';
import type { Strand } from '../loom/lay-strand';
import type { Output } from '../output';

const options = {
  seed: 'broken',
  patterns: ['twill'],
  block: [40, 60],
  warp: [],
  weft: [{ at: 0, colours: ['ochre'] }],
} as const;

/** Where the thread gave way, in the middle of a float at each end. */
const [leftEnd, rightEnd] = [-4.7, 3.1];
const fibres = 15;
const steps = 14;

/** An end of the broken thread, `way` 1 towards the right: the fibres keep together, then part and curl. */
function frayEnd(random: Random, from: number, way: 1 | -1): Strand[] {
  const order = Array.from({ length: fibres }, (_, index) => (index * 7) % fibres);
  return order.map((place): Strand => {
    const side = (place / (fibres - 1)) * 2 - 1;
    const length = random.between(1.3, 2.6) * (1 - 0.3 * side * side);
    const fan = side * random.between(0.25, 0.6) + random.between(-0.12, 0.12);
    const curl = random.between(-0.3, 0.3);
    const [wave, phase] = [random.between(0.01, 0.05), random.between(0, 6)];
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const along = -1.15 + ((length + 1.15) * step) / steps;
      const loose = Math.max(along, 0);
      const bend = fan * loose ** 1.5 + curl * (loose / length) ** 3 + 0.16 * way * loose ** 2 * 0.5;
      return [from + way * along, 0.5 + side * 0.34 + bend + wave * Math.sin(phase + along * 4)] as const;
    });
    return { points, radius: [0.12, 0.028], colour: 'ochre', tone: random.between(0.8, 1.15) };
  });
}

/** Writes the cloth of the pages that are not found: calm, but for one thread that gave way. */
export function produce(): Promise<Output> {
  const cloth = layCloth(options);
  const random = createRandom('fibres');
  cutWeft(cloth, 0, leftEnd, rightEnd);
  cloth.strands.push(...frayEnd(random, leftEnd, 1), ...frayEnd(random, rightEnd, -1));
  return weavePicture({
    name: 'broken-thread',
    widths: [480, 960, 1600],
    width: 1600,
    height: 900,
    ...options,
    cloth,
    scale: 22,
    angle: -12,
    centre: [-0.8, 0.5],
    light: { x: 0.52, y: 0.42, radius: 0.36, pool: 0.85, rest: 0.2 },
  });
}
