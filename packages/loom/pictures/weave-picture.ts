import { toPng } from '../cloth/to-png';
import { weave, type WeaveOptions } from '../cloth/weave';
import { writeMaster } from '../write-outputs';
import type { Cloth } from '../cloth/cloth';

/** A picture that is a cloth and nothing else; sizes in pixels. */
export type ClothPicture = WeaveOptions & { name: string; cloth?: Cloth };

/** Weaves pictures and writes their masters. */
export async function weavePictures(pictures: readonly ClothPicture[]): Promise<string[]> {
  const files: string[] = [];
  for (const { name, cloth, ...options } of pictures) {
    files.push(...(await writeMaster(name, await toPng(weave(options, cloth)))));
  }
  return files;
}
