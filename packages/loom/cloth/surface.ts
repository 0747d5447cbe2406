import { clothSize, type Cloth } from './cloth';

/** Relief of the cloth in thread pitches: how far threads rise at crossings, how thick and how wide they are. */
const rise = 0.28;
const thickness = 0.29;
const halfWidth = 0.425;
const capLength = 0.42;
/** Part of the way between two crossings over which a thread dives. */
const diveLength = 0.66;
const diveStart = (1 - diveLength) / 2;

export const nothing = -9;
export const lowest = -rise;
export const highest = rise + thickness;

const mask = clothSize - 1;

/** Relief of a cloth; each probe leaves its slopes, its position across the thread and its colour in the fields. */
export type Surface = {
  /** Height of the warp surface at a point, or `nothing`. */
  warp: (u: number, v: number) => number;
  /** Height of the weft surface at a point, or `nothing`. */
  weft: (u: number, v: number) => number;
  slopeU: number;
  slopeV: number;
  /** -1 to 1 from one edge of the thread to the other. */
  across: number;
  colour: number;
  tone: number;
};

/** Returns the relief of a cloth, for reading point by point without allocating. */
export function createSurface(cloth: Cloth): Surface {
  const { lift, gapStarts, gapEnds } = cloth;
  const surface: Surface = { warp, weft, slopeU: 0, slopeV: 0, across: 0, colour: 0, tone: 1 };
  let level = 0;
  let levelSlope = 0;

  function climb(before: number, after: number, way: number): void {
    const part = Math.min(Math.max((way - diveStart) / diveLength, 0), 1);
    level = before + (after - before) * part * part * (3 - 2 * part);
    levelSlope = ((after - before) * 6 * part * (1 - part)) / diveLength;
  }

  function warp(u: number, v: number): number {
    const thread = Math.floor(u);
    const i = thread & mask;
    const offset = u - thread - 0.5;
    if (offset > 0.49 || offset < -0.49 || cloth.missingWarps[i] === 1) return nothing;
    const crossing = Math.floor(v - 0.5);
    climb(
      lift[(crossing & mask) * clothSize + i] ?? 0,
      lift[((crossing + 1) & mask) * clothSize + i] ?? 0,
      v - 0.5 - crossing,
    );
    const half = halfWidth * (1 + 0.05 * level);
    const across = offset / half;
    const bulge = 1 - across * across;
    if (bulge <= 0) return nothing;
    const round = Math.sqrt(bulge);
    surface.slopeU = (-thickness * across) / (round * half);
    surface.slopeV = rise * levelSlope;
    surface.across = across;
    surface.colour = cloth.warpColours[i] ?? 0;
    surface.tone = cloth.warpTones[i] ?? 1;
    return rise * level + thickness * round;
  }

  function weft(u: number, v: number): number {
    const thread = Math.floor(v);
    const j = thread & mask;
    const offset = v - thread - 0.5;
    if (offset > 0.49 || offset < -0.49) return nothing;
    const start = gapStarts[j] ?? 0;
    const end = gapEnds[j] ?? 0;
    const isBefore = start < end && u <= start;
    let cap = 0;
    if (start < end) {
      if (u > start && u < end) return nothing;
      const fromEnd = isBefore ? start - u : u - end;
      if (fromEnd < capLength) cap = 1 - fromEnd / capLength;
    }
    const crossing = Math.floor(u - 0.5);
    climb(
      -(lift[j * clothSize + (crossing & mask)] ?? 0),
      -(lift[j * clothSize + ((crossing + 1) & mask)] ?? 0),
      u - 0.5 - crossing,
    );
    const half = halfWidth * (1 + 0.05 * level);
    const across = offset / half;
    const bulge = 1 - across * across - cap * cap;
    if (bulge <= 0) return nothing;
    const round = Math.sqrt(bulge);
    surface.slopeU = rise * levelSlope - ((isBefore ? thickness : -thickness) * cap) / (round * capLength);
    surface.slopeV = (-thickness * across) / (round * half);
    surface.across = across;
    surface.colour = (isBefore ? cloth.weftColoursBefore[j] : cloth.weftColours[j]) ?? 0;
    surface.tone = cloth.weftTones[j] ?? 1;
    return rise * level + thickness * round;
  }

  return surface;
}
