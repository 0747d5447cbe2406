import { mergeOutputs, type Output } from '../output';
import { dataCover } from './covers/data';
import { deliveryCover } from './covers/delivery';
import { moneyCover } from './covers/money';
import { offlineCover } from './covers/offline';
import { weavePicture } from './weave-picture';

/** A little below the site's usual quality: covers are lists of pictures, and their threads are small. */
const quality = { avif: 45, webp: 60, jpeg: 60 };

/** Writes the covers of the articles, each a cloth whose pattern tells its subject. */
export async function produce(): Promise<Output> {
  const outputs: Output[] = [];
  for (const cover of [deliveryCover(), offlineCover(), moneyCover(), dataCover()]) {
    outputs.push(
      await weavePicture({ widths: [400, 800, 1200, 1600], width: 1600, height: 900, quality, ...cover }),
    );
  }
  return mergeOutputs(outputs);
}
