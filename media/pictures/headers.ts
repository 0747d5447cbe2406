import { mergeOutputs, type Output } from '../output';
import { weavePicture, type ClothPicture } from './weave-picture';

type Header = Pick<ClothPicture, 'name' | 'seed'> & Partial<ClothPicture>;

const headers: readonly Header[] = [
  { name: 'header-about', seed: 'about', angle: -20 },
  { name: 'header-services', seed: 'services', angle: -16 },
  { name: 'header-portfolio', seed: 'portfolio', angle: -24 },
  { name: 'header-contact', seed: 'contact', angle: -18 },
  { name: 'header-devis', seed: 'devis', angle: -20 },
  { name: 'header-blog', seed: 'blog', angle: -23 },
];

/** Writes the cloth at the top of each inner page: dark at left, where its title stands. */
export async function produce(): Promise<Output> {
  const outputs: Output[] = [];
  for (const header of headers) {
    outputs.push(
      await weavePicture({
        widths: [640, 1280, 1920],
        width: 1920,
        height: 520,
        scale: 40,
        light: { x: 0.78, y: 0.35, radius: 0.3, pool: 1, rest: 0.3 },
        fade: [{ side: 'left', from: 0.3, to: 0.92, floor: 0.12 }],
        ...header,
      }),
    );
  }
  return mergeOutputs(outputs);
}
