import { layStrand, type LaidStrand, type Strand } from './lay-strand';

/** Height of a strand over half its width: as flat as the threads of the cloth. */
const flatness = 0.68;

/** How far a strand's shadow falls from it, and how much wider it is, in threads. */
const shadowReach = 0.22;
const shadowSpread = 0.16;

/** Loose threads over a cloth; a probe that hits leaves what it found in the fields. */
export type Strands = {
  probe: (u: number, v: number) => boolean;
  /** Share of the lamp, 0 to 1, that strands keep from a point; `toU`, `toV` point to the lamp. */
  shadow: (u: number, v: number, toU: number, toV: number) => number;
  slopeU: number;
  slopeV: number;
  across: number;
  /** Threads from the start of the strand. */
  along: number;
  colour: number;
  tone: number;
};

/** Readies strands for reading point by point; the last ones lie on top. */
export function layStrands(list: readonly Strand[]): Strands {
  const laid = list.map(layStrand).reverse();
  const strands: Strands = { probe, shadow, slopeU: 0, slopeV: 0, across: 0, along: 0, colour: 0, tone: 1 };
  let [awayU, awayV, edge, along] = [0, 0, 0, 0];

  /** Distance from a point to a strand's axis, as a share of its radius widened by `spread`. */
  function distance(
    { segments, left, right, top, bottom }: LaidStrand,
    u: number,
    v: number,
    spread: number,
  ): number {
    if (u < left - spread || u > right + spread || v < top - spread || v > bottom + spread) return 1;
    let nearest = 1;
    for (const segment of segments) {
      const { du, dv, length } = segment;
      const way = ((u - segment.u) * du + (v - segment.v) * dv) / (length * length);
      if ((segment.isFirst && way < 0) || (segment.isLast && way > 1)) continue;
      const part = Math.min(Math.max(way, 0), 1);
      const gapU = u - segment.u - part * du;
      const gapV = v - segment.v - part * dv;
      const width = segment.radius + segment.grow * part + spread;
      const share = Math.sqrt(gapU * gapU + gapV * gapV) / width;
      if (share >= nearest) continue;
      [nearest, awayU, awayV, edge] = [share, gapU, gapV, width];
      along = segment.start + part * length;
    }
    return nearest;
  }

  function probe(u: number, v: number): boolean {
    for (const each of laid) {
      const share = distance(each, u, v, 0);
      if (share >= 1) continue;
      const steep = -flatness / (Math.sqrt(1 - share * share) * edge);
      strands.slopeU = steep * awayU;
      strands.slopeV = steep * awayV;
      strands.across = share;
      strands.along = along;
      strands.colour = each.colour;
      strands.tone = each.tone;
      return true;
    }
    return false;
  }

  function shadow(u: number, v: number, toU: number, toV: number): number {
    let darkest = 0;
    for (const each of laid) {
      const share = distance(each, u + toU * shadowReach, v + toV * shadowReach, shadowSpread);
      darkest = Math.max(darkest, 1 - share);
    }
    return Math.min(darkest * 1.6, 1);
  }

  return strands;
}
