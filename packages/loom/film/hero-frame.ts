import { renderCloth, type Raster } from '../cloth/render-cloth';
import { heroCloth } from './hero-cloth';
import { repeat } from './hero-draft';
import type { Fade, Light } from '../cloth/light';
import type { View } from '../cloth/view';

/** The two cuts of the film: beside the text on wide screens, above it on phones. */
export type CutName = keyof typeof cuts;

export type Cut = { view: View; light: Light; fades: readonly Fade[] };

const lamp = { radius: 0.34, pool: 0.95, rest: 0.24, from: [0.5, -0.62] } as const;

export const cuts = {
  wide: {
    view: { threads: 34, angle: -20, shear: 0.03, centre: [0, -7] },
    light: { ...lamp, pool: 1.1, x: 0.84, y: 0.34 },
    fades: [
      { side: 'left', from: 0.42, to: 1.06, floor: 0.13 },
      { side: 'bottom', from: -0.1, to: 0.25, floor: 0.35 },
    ],
  },
  phone: {
    view: { threads: 17, angle: -20, shear: 0.03, centre: [4, 1] },
    // Brighter than the wide one: a phone shows little of it, often in the sun.
    light: { ...lamp, radius: 0.4, pool: 1.2, rest: 0.52, x: 0.66, y: 0.22 },
    fades: [{ side: 'bottom', from: 0.45, to: 1.08, floor: 0.05 }],
  },
} as const satisfies Record<string, Cut>;

/** Draws the film at a moment of its loop, from 0 to 1, at any size in pixels. */
export function heroFrame(cut: Cut, moment: number, width: number, height: number): Raster {
  const woven = moment * repeat;
  const turn = 2 * Math.PI * moment;
  const [u, v] = cut.view.centre;
  return renderCloth(heroCloth(woven), {
    width,
    height,
    view: { ...cut.view, centre: [u, v + woven - Math.floor(woven)] },
    light: {
      ...cut.light,
      x: cut.light.x + 0.07 * Math.sin(turn),
      y: cut.light.y - 0.1 * Math.sin(2 * turn),
    },
    fades: cut.fades,
    twist: 0.05,
  });
}
