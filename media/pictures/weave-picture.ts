import { encodePicture, type Quality } from '../encode-picture';
import { toPng } from '../loom/to-png';
import { weave, type WeaveOptions } from '../loom/weave';
import type { Cloth } from '../loom/cloth';
import type { Output } from '../output';

/** A picture that is a cloth and nothing else; sizes in pixels. */
export type ClothPicture = WeaveOptions & {
  name: string;
  widths: readonly number[];
  cloth?: Cloth;
  quality?: Quality;
};

/** Weaves a picture and writes its files. */
export async function weavePicture({
  name,
  widths,
  cloth,
  quality,
  ...options
}: ClothPicture): Promise<Output> {
  return encodePicture(name, await toPng(weave(options, cloth)), widths, quality);
}
