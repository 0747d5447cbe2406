import { clothSize, cutWeft } from '../loom/cloth';
import { layCloth } from '../loom/weave';
import { mergeOutputs, type Output } from '../output';
import { weavePicture, type ClothPicture } from './weave-picture';

const size = { widths: [400, 800, 1200], width: 1200, height: 900 } as const;

/** Cloth in the making: finished above, bare warps below, one weft on its way. */
function halfWoven(): ClothPicture {
  const options = { seed: 'metier', warp: [2, 5], weft: [3, 6], block: [4, 8] } as const;
  const cloth = layCloth(options);
  for (let j = 2; j < 40; j++) cutWeft(cloth, j, -clothSize, clothSize);
  cutWeft(cloth, 1, -clothSize, 1.6);
  return { name: 'about-metier', ...size, ...options, cloth, scale: 17, angle: -12, centre: [0, 1] };
}

/** The edge of a cloth, where the colours of the warp are closest. */
function selvedge(): ClothPicture {
  return {
    name: 'about-atelier',
    ...size,
    seed: 'selvedge',
    warp: [0, 2],
    weft: [4, 8],
    scale: 13,
    angle: -24,
  };
}

/** Writes the close views of the about page, at full strength. */
export async function produce(): Promise<Output> {
  return mergeOutputs([await weavePicture(selvedge()), await weavePicture(halfWoven())]);
}
