import { cutWeft, weavePattern, type Cloth } from '../loom/cloth';
import { layCloth, type ClothOptions } from '../loom/weave';
import { patterns } from '../loom/patterns';
import { mergeOutputs, type Output } from '../output';
import { weavePicture, type ClothPicture } from './weave-picture';

const size = { widths: [400, 800, 1200, 1600], width: 1600, height: 900 } as const;

type Cover = Omit<ClothPicture, 'widths' | 'width' | 'height'>;

/** One thread goes through every stage without a break. */
function ciCd(): Cover {
  const bands = [-15, -7, 1, 9].map((at) => ({ at, colours: ['teal', 'teal', 'teal', 'teal'] as const }));
  const options: ClothOptions = {
    seed: 'ci-cd',
    warp: bands,
    weft: [{ at: 0, colours: ['ochre', 'ochre'] }],
  };
  const cloth = layCloth(options);
  const stages = [patterns.twill, patterns.plain, patterns.diamond, patterns.warpTwill] as const;
  bands.forEach(({ at }, index) => weavePattern(cloth, stages[index] ?? patterns.plain, [at, at + 4]));
  weavePattern(cloth, (i, j) => (i + 2 * j) % 6 === 0, [-40, 40], [0, 2]);
  return { name: 'cover-ci-cd', ...options, cloth, scale: 30, angle: -8 };
}

/** Threads that stop, and go on where they left off. */
function offline(): Cover {
  const rows = [-8, -5, -2, 1, 4, 7];
  const options: ClothOptions = {
    seed: 'hors-ligne',
    patterns: ['plain', 'twill'],
    warp: [{ at: -12, colours: ['white'] }],
    weft: rows.map((at) => ({ at, colours: ['terracotta'] })),
  };
  const cloth: Cloth = layCloth(options);
  for (const row of rows) {
    weavePattern(cloth, (i) => i % 4 === 0, [-60, 60], [row, row + 1]);
    cutWeft(cloth, row, -4 + row / 2, 3 - row / 3);
  }
  return { name: 'cover-hors-ligne', ...options, cloth, scale: 28, angle: -14 };
}

/** Coins handed from thread to thread. */
function mobileMoney(): Cover {
  const options: ClothOptions = { seed: 'mobile-money', warp: [], weft: [] };
  const cloth = layCloth(options);
  return { name: 'cover-mobile-money', ...options, cloth, scale: 30, angle: -20 };
}

/** Columns that rise as the figures do. */
function figures(): Cover {
  const options: ClothOptions = { seed: 'donnees', warp: [], weft: [] };
  const cloth = layCloth(options);
  return { name: 'cover-donnees', ...options, cloth, scale: 30, angle: -10 };
}

/** Writes the covers of the articles. */
export async function produce(): Promise<Output> {
  const outputs: Output[] = [];
  for (const cover of [ciCd(), offline(), mobileMoney(), figures()]) {
    outputs.push(await weavePicture({ ...size, ...cover }));
  }
  return mergeOutputs(outputs);
}
