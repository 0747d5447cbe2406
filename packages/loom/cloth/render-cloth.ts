import { encodeSteps, encodeTable, ink, toLinear } from './palette';
import { fadeAt, lightAt, type Fade, type Light } from './light';
import { createShader } from './shade';
import { mapView, type View } from './view';
import type { Cloth } from './cloth';

/** A picture in memory: four bytes (red, green, blue, alpha) a pixel. */
export type Raster = { data: Uint8ClampedArray; width: number; height: number };

export type RenderOptions = {
  width: number;
  height: number;
  view: View;
  light: Light;
  fades: readonly Fade[];
  /** Visibility of the yarn's plies, 0 to 1. */
  twist: number;
};

/** Four points a pixel on a rotated grid: edges of any slope come out smooth. */
const points = [
  [0.125, 0.375],
  [0.375, 0.875],
  [0.625, 0.125],
  [0.875, 0.625],
] as const;

/** Share of the cloth below which two points are enough: what is nearly ink shows no jagged edge. */
const dim = 0.2;

/** Renders a cloth to an opaque picture of the given size in pixels. */
export function renderCloth(cloth: Cloth, options: RenderOptions): Raster {
  const { width, height, light, fades } = options;
  const map = mapView(options.view, width, height);
  const shader = createShader(cloth, map, light, options.twist);
  const [inkRed, inkGreen, inkBlue] = toLinear(ink);
  const data = new Uint8ClampedArray(width * height * 4);
  const aspect = width / height;
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      const share = fadeAt(fades, x / width, y / height);
      const stride = share < dim ? 2 : 1;
      for (let point = 0; point < points.length; point += stride) {
        const [px, py] = points[point] ?? [0.5, 0.5];
        const [sx, sy] = [x + px, y + py];
        shader.shade(map.u0 + map.ux * sx + map.uy * sy, map.v0 + map.vx * sx + map.vy * sy);
        red += shader.red;
        green += shader.green;
        blue += shader.blue;
      }
      const bright = (lightAt(light, x / width, y / height, aspect) * share * stride) / points.length;
      data[at++] = encode(red * bright + inkRed * (1 - share));
      data[at++] = encode(green * bright + inkGreen * (1 - share));
      data[at++] = encode(blue * bright + inkBlue * (1 - share));
      data[at++] = 255;
    }
  }
  return { data, width, height };
}

function encode(value: number): number {
  return encodeTable[Math.min(Math.round(value * encodeSteps), encodeTable.length - 1)] ?? 0;
}
