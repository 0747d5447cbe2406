import { cutWeft } from '../cloth/cloth';
import { layCloth } from '../cloth/weave';
import { createRandom, type Random } from '../cloth/random';
import { weavePictures } from './weave-picture';
import type { Strand } from '../cloth/lay-strand';

const options = {
  seed: 'broken',
  patterns: ['twill'],
  block: [40, 60],
  warp: [],
  weft: [{ at: 0, colours: ['ochre'] }],
} as const;

/** Where the thread gave way, in the middle of a float at each end. */
const [leftEnd, rightEnd] = [-4.7, 3.1];
/** How far back the warp is that still holds it. */
const [leftHold, rightHold] = [1.3, 0.88];
const fibres = 15;
const steps = 14;

/** An end of the broken thread, `way` 1 towards the right: the fibres keep together, then part and curl. */
function frayEnd(random: Random, from: number, hold: number, way: 1 | -1): Strand[] {
  const order = Array.from({ length: fibres }, (_, index) => (index * 7) % fibres);
  return order.map((place): Strand => {
    const side = (place / (fibres - 1)) * 2 - 1;
    const length = random.between(1.3, 2.6) * (1 - 0.3 * side * side);
    const fan = side * random.between(0.25, 0.6) + random.between(-0.12, 0.12);
    const curl = random.between(-0.3, 0.3);
    const [wave, phase] = [random.between(0.01, 0.05), random.between(0, 6)];
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const along = -hold + ((length + hold) * step) / steps;
      const loose = Math.max(along, 0);
      const bend = fan * loose ** 1.5 + curl * (loose / length) ** 3 + 0.16 * way * loose ** 2 * 0.5;
      return [from + way * along, 0.5 + side * 0.34 + bend + wave * Math.sin(phase + along * 4)] as const;
    });
    return { points, radius: [0.12, 0.028], colour: 'ochre', tone: random.between(0.8, 1.15) };
  });
}

/**
 * Weaves the cloth of the pages that are not found: calm, but for one thread that gave way, right of the words on wide
 * windows and above them on phones.
 */
export function produce(): Promise<string[]> {
  const cloth = layCloth(options);
  const random = createRandom('fibres');
  cutWeft(cloth, 0, leftEnd, rightEnd);
  cloth.strands.push(...frayEnd(random, leftEnd, leftHold, 1), ...frayEnd(random, rightEnd, rightHold, -1));
  const woven = { ...options, cloth, angle: -12 };
  return weavePictures([
    {
      name: 'broken-thread',
      width: 1600,
      height: 900,
      ...woven,
      scale: 26,
      centre: [-8.6, -0.6],
      light: { x: 0.8, y: 0.42, radius: 0.3, pool: 0.9, rest: 0.2 },
      fade: [{ side: 'left', from: 0.2, to: 0.65, floor: 0.25 }],
    },
    {
      name: 'broken-thread-phone',
      width: 720,
      height: 1440,
      ...woven,
      scale: 11,
      centre: [-1.4, 7.6],
      light: { x: 0.5, y: 0.18, radius: 0.3, pool: 0.95, rest: 0.35 },
      fade: [{ side: 'bottom', from: 0.22, to: 0.7, floor: 0.1 }],
    },
  ]);
}
