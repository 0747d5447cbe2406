import { colourIndex, type ThreadColour } from './palette';

/** A thread that left the grid: it lies over the cloth, from point to point, in cloth units. */
export type Strand = {
  points: readonly (readonly [number, number])[];
  /** Half its width where it starts and where it ends. */
  radius: readonly [number, number];
  colour: ThreadColour;
  tone?: number;
};

/** A piece of a strand's axis; the first and the last are cut square, so that a strand can carry on a thread. */
export type Segment = {
  u: number;
  v: number;
  du: number;
  dv: number;
  length: number;
  /** Half the width where the segment starts, and what it gains by its end. */
  radius: number;
  grow: number;
  /** Threads of the strand before the segment. */
  start: number;
  isFirst: boolean;
  isLast: boolean;
};

/** A strand ready for reading, with the box it stays in. */
export type LaidStrand = {
  segments: Segment[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  colour: number;
  tone: number;
};

/** Cuts a strand into straight segments. */
export function layStrand({ points, radius, colour, tone = 1 }: Strand): LaidStrand {
  let start = 0;
  const count = points.length - 1;
  const grow = (radius[1] - radius[0]) / count;
  const segments = points.slice(1).map(([toU, toV], index): Segment => {
    const [u, v] = points[index] ?? [toU, toV];
    const [du, dv] = [toU - u, toV - v];
    const length = Math.hypot(du, dv);
    start += length;
    return {
      ...{ u, v, du, dv, length, grow, radius: radius[0] + grow * index, start: start - length },
      isFirst: index === 0,
      isLast: index === count - 1,
    };
  });
  const us = points.map(([u]) => u);
  const vs = points.map(([, v]) => v);
  const margin = Math.max(...radius);
  return {
    segments,
    left: Math.min(...us) - margin,
    right: Math.max(...us) + margin,
    top: Math.min(...vs) - margin,
    bottom: Math.max(...vs) + margin,
    colour: colourIndex(colour),
    tone,
  };
}
