import { createCloth, type Cloth } from './cloth';
import { dressWarps, dressWefts, varyTones, weavePatchwork, type Stripe } from './dress';
import { defaultLight, type Fade, type Light } from './light';
import { patterns, type PatternName } from './patterns';
import { createRandom } from './random';
import { renderCloth, type Raster } from './render-cloth';
import { groundRuns, scatterRuns, warpRuns, weftRuns } from './runs';

/** What makes one cloth differ from another; everything but the seed has a default. */
export type ClothOptions = {
  seed: string;
  patterns?: readonly [PatternName, ...PatternName[]];
  /** Shortest and longest side of a block of the patchwork, in threads. */
  block?: readonly [number, number];
  /** Quiet threads between coloured runs (fewest, most), or the exact stripes. */
  warp?: readonly [number, number] | readonly Stripe[];
  weft?: readonly [number, number] | readonly Stripe[];
};

export type WeaveOptions = ClothOptions & {
  /** Size of the picture, in pixels. */
  width: number;
  height: number;
  /** Threads across the width: fewer makes a closer view. */
  scale?: number;
  /** Turn in degrees and extra lean of the warps. */
  angle?: number;
  shear?: number;
  centre?: readonly [number, number];
  light?: Partial<Light>;
  fade?: readonly Fade[];
  twist?: number;
};

const defaultPatterns = [
  'plain',
  'twill',
  'twillBack',
  'basket',
  'weftFloats',
  'weftTwill',
  'warpTwill',
  'diamond',
] as const;

/** Lays the threads of a cloth from its seed: same options, same cloth. */
export function layCloth(options: ClothOptions): Cloth {
  const random = createRandom(options.seed);
  const cloth = createCloth(patterns.plain);
  weavePatchwork(cloth, random, options.patterns ?? defaultPatterns, options.block ?? [5, 11]);
  varyTones(cloth, random, 0.12);
  dressWarps(cloth, scatterRuns(random, groundRuns, [0, 4]));
  dressWefts(cloth, scatterRuns(random, groundRuns, [0, 4]));
  const warp = options.warp ?? [4, 12];
  const weft = options.weft ?? [5, 11];
  dressWarps(cloth, isRest(warp) ? scatterRuns(random, warpRuns, warp) : warp);
  dressWefts(cloth, isRest(weft) ? scatterRuns(random, weftRuns, weft) : weft);
  return cloth;
}

/** Weaves a picture from a seed, or from a cloth laid beforehand. */
export function weave(options: WeaveOptions, cloth: Cloth = layCloth(options)): Raster {
  const { scale = 34, angle = -20, shear = 0.03, centre = [0, 0] } = options;
  return renderCloth(cloth, {
    width: options.width,
    height: options.height,
    view: { threads: scale, angle, shear, centre },
    light: { ...defaultLight, ...options.light },
    fades: options.fade ?? [],
    twist: options.twist ?? 0.07,
  });
}

function isRest(value: readonly [number, number] | readonly Stripe[]): value is readonly [number, number] {
  return typeof value[0] === 'number';
}
