import type { WeaveOptions } from '../../cloth/weave';

/** A product drawn as a page, to be laid over a cloth of its own. */
export type Screen = {
  name: string;
  cloth: Partial<WeaveOptions>;
  markup: string;
  style: string;
  /** The part shown on phones, 9:8, so close that every label can be read: its corner and its width, in pixels. */
  phone: { left: number; top: number; width: number };
};

/** Size of every project screen, in pixels. */
export const screenSize = { width: 1600, height: 1000 };
