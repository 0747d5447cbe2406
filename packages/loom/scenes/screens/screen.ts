import { clothSize } from '../../cloth/cloth';
import type { Stripe } from '../../cloth/dress';
import type { ThreadColour } from '../../cloth/palette';
import type { WeaveOptions } from '../../cloth/weave';

/** A product drawn as a page, to be laid over a cloth of its own. */
export type Screen = {
  name: string;
  cloth: Partial<WeaveOptions>;
  markup: string;
  style: string;
  /** What phones get, composed for 9:8: nothing of it is cut off, and every label can be read. Its style follows that of the whole. */
  phone: { markup: string; style: string };
};

/** Sizes of every project screen, whole and for phones, in pixels. */
export const screenSize = { width: 1600, height: 1000 };
export const phoneSize = { width: 621, height: 552 };

/** The cloth of one client, seen from arm's length: one colour, and a few stripes of others. */
export function clientCloth(colour: ThreadColour, warp: readonly Stripe[], weft: readonly Stripe[]) {
  const whole = { at: -clothSize / 2, colours: Array.from({ length: clothSize }, () => colour) };
  return {
    scale: 28,
    warp: [whole, ...warp],
    weft: [whole, ...weft],
    light: { x: 0.5, y: 0.1, radius: 0.7, pool: 0.5, rest: 0.6 },
  };
}
