import { mergeOutputs, type Output } from '../output';
import { weavePicture, type ClothPicture } from './weave-picture';

type Header = Pick<ClothPicture, 'name' | 'seed'> & Partial<ClothPicture>;

const headers: readonly Header[] = [
  { name: 'header-about', seed: 'about' },
  { name: 'header-services', seed: 'services' },
  { name: 'header-portfolio', seed: 'portfolio' },
  { name: 'header-contact', seed: 'contact' },
  { name: 'header-devis', seed: 'devis' },
  { name: 'header-blog', seed: 'blog' },
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
        light: { x: 0.78, y: 0.35, radius: 0.3, pool: 0.9, rest: 0.26 },
        fade: [{ side: 'left', from: 0.08, to: 0.76, floor: 0.02 }],
        ...header,
      }),
    );
  }
  return mergeOutputs(outputs);
}
