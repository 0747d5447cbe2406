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
  /** The part shown on phones, 9:8, so close that every label can be read: its corner and its width, in pixels. */
  phone: { left: number; top: number; width: number };
};

/** Size of every project screen, in pixels. */
export const screenSize = { width: 1600, height: 1000 };

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
