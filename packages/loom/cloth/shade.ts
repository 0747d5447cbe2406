import { wovenColours } from '../colours';
import { colourNames, toLinear } from './palette';
import { layStrands } from './strands';
import { createSurface, highest, lowest, nothing } from './surface';
import type { Cloth } from './cloth';
import type { Light } from './light';
import type { ViewMap } from './view';

/** Distances of the shadow probes towards the lamp, and the height that closes one. */
const shadowReach = [0.1, 0.22, 0.38, 0.58] as const;
const closed = 0.2;
const sheen = 0.34;
const plies = 4;

export type Shader = {
  /** Computes the colour of one cloth point under full light; the result is in `red`, `green`, `blue`, linear. */
  shade: (u: number, v: number) => void;
  red: number;
  green: number;
  blue: number;
};

/** Returns a shader for a cloth seen through a view; `twist` (0 to 1) shows the plies of the yarn. */
export function createShader(cloth: Cloth, map: ViewMap, light: Light, twist: number): Shader {
  const surface = createSurface(cloth);
  const strands = layStrands(cloth.strands);
  const colours = Float64Array.from(colourNames.flatMap((name) => toLinear(wovenColours[name])));
  const [lampX, lampY] = light.from;
  const length = Math.hypot(lampX, lampY, 1);
  const [lx, ly, lz] = [lampX / length, lampY / length, 1 / length];
  const halfLength = Math.hypot(lx, ly, lz + 1);
  const [hx, hy, hz] = [lx / halfLength, ly / halfLength, (lz + 1) / halfLength];
  const stepU = (map.ux * lampX + map.uy * lampY) * map.pitch;
  const stepV = (map.vx * lampX + map.vy * lampY) * map.pitch;
  const shader: Shader = { shade, red: 0, green: 0, blue: 0 };

  /** Share of the lamp that the threads around a point keep from it. */
  function blocked(u: number, v: number, height: number): number {
    let shadow = 0;
    for (let tap = 0; tap < shadowReach.length && shadow < closed; tap++) {
      const reach = shadowReach[tap] ?? 0;
      const [atU, atV] = [u + stepU * reach, v + stepV * reach];
      const need = height + reach * 0.9;
      if (need < highest)
        shadow = Math.max(shadow, surface.warp(atU, atV) - need, surface.weft(atU, atV) - need);
    }
    return Math.min(shadow / closed, 1);
  }

  function shade(u: number, v: number): void {
    const weft = surface.weft(u, v);
    let { slopeU, slopeV, across, colour, tone } = surface;
    let height = weft;
    let isWarp = false;
    const warp = surface.warp(u, v);
    if (warp > weft) {
      ({ slopeU, slopeV, across, colour, tone } = surface);
      height = warp;
      isWarp = true;
    }
    const isLoose = strands.probe(u, v);
    if (isLoose) {
      ({ slopeU, slopeV, across, colour, tone } = strands);
      height = highest;
    }
    if (height === nothing) {
      shader.red = shader.green = 0.0012;
      shader.blue = 0.005;
      return;
    }
    const along = isLoose ? strands.along : isWarp ? v : u;
    const ply = twist * Math.cos((along * plies + across * 0.9) * 2 * Math.PI);
    if (isWarp && !isLoose) slopeV += ply;
    else slopeU += ply;
    const nx = -(slopeU * map.ux + slopeV * map.vx) * map.pitch;
    const ny = -(slopeU * map.uy + slopeV * map.vy) * map.pitch;
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + 1);
    const facing = (nx * lx + ny * ly + lz) * scale;
    const gloss = Math.max((nx * hx + ny * hy + hz) * scale, 0) ** 24;
    const depth = (height - lowest) / (highest - lowest);
    const open =
      isLoose || facing <= 0 ? 1 : (1 - blocked(u, v, height)) * (1 - strands.shadow(u, v, stepU, stepV));
    const ambient = 0.03 + 0.22 * depth * depth;
    const diffuse = (ambient + 1.05 * Math.max(facing, 0) * (0.06 + 0.94 * open)) * tone;
    const shine = sheen * gloss * open;
    shader.red = (colours[colour * 3] ?? 0) * (diffuse + shine) + shine * 0.06;
    shader.green = (colours[colour * 3 + 1] ?? 0) * (diffuse + shine) + shine * 0.06;
    shader.blue = (colours[colour * 3 + 2] ?? 0) * (diffuse + shine) + shine * 0.085;
  }

  return shader;
}
