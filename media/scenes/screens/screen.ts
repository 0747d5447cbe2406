import type { PictureName } from '../../../content/types';
import type { WeaveOptions } from '../../loom/weave';

/** A product drawn as a page, to be laid over a cloth of its own. */
export type Screen = {
  name: PictureName;
  cloth: Partial<WeaveOptions>;
  markup: string;
  style: string;
};

/** Size of every project screen, in pixels. */
export const screenSize = { width: 1600, height: 1000 };
