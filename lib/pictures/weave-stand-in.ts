import { createHash } from 'node:crypto';
import { colours } from '@/lib/colours';
import { drawCloth } from './draw-cloth';

/** A size and a thread's breadth in pixels, the fewest quiet threads between two bright runs, the depth of the shade. */
const CUTS = {
  wide: { width: 1280, height: 720, pitch: 36, quiet: 3, shade: 0.85 },
  /** Few threads, seen close, most of them bright: on a small screen too it is a cloth. */
  phone: { width: 720, height: 405, pitch: 72, quiet: 1, shade: 0.6 },
};

const GROUNDS = ['indigo', 'indigo-bright', 'indigo', 'indigo-thread'] as const;
const BRIGHT = ['ochre', 'terracotta-thread', 'teal', 'lavender-thread', 'ochre-light'] as const;

/** How many threads a row goes over, then under, and its shift from the row before: two twills, and plain weave. */
const WEAVES = [
  { over: 2, shift: 1 },
  { over: 2, shift: -1 },
  { over: 1, shift: 1 },
] as const;

/** A cloth in the colours of the house, as SVG and its size: the same for the same name; a name in `-phone` is seen close. */
export function weaveStandIn(name: string): { svg: string; width: number; height: number } {
  const { width, height, pitch, quiet, shade } = name.endsWith('-phone') ? CUTS.phone : CUTS.wide;
  const chances = createHash('shake256', { outputLength: 4096 }).update(name).digest().values();
  const below = (limit: number) => Number(chances.next().value) % limit;
  const pick = <Each>(list: readonly Each[]) => list[below(list.length)] as Each;
  /** Enough to cover the picture however it is turned. */
  const count = 2 * Math.ceil(Math.hypot(width, height) / pitch / 2);
  const dyeRun = () => {
    const ground = Array.from({ length: quiet + below(2 * quiet) }, () => colours[pick(GROUNDS)]);
    return [...ground, ...Array<string>(1 + below(3)).fill(colours[pick(BRIGHT)])];
  };
  const dyeThreads = () => Array.from({ length: count }, dyeRun).flat().slice(0, count);
  const [warps, wefts] = [dyeThreads(), dyeThreads()];
  let weave = pick(WEAVES);
  let start = 0;
  const rows = wefts.map(() => {
    if (below(9) === 0) weave = pick(WEAVES);
    start = (start + weave.shift + 4) % 4;
    return { over: weave.over, start };
  });
  const isOver = (warp: number, weft: number) => {
    const { over, start: from } = rows[weft] ?? { over: 1, start: 0 };
    return (warp - from + 4) % (2 * over) < over;
  };
  const light = `<radialGradient id="l" cx="${55 + below(25)}%" cy="${35 + below(25)}%" r="75%"><stop offset=".1" stop-color="${colours.ink}" stop-opacity="0"/><stop offset="1" stop-color="${colours.ink}" stop-opacity="${shade}"/></radialGradient>`;
  const view = { width, height, pitch, turn: -26 + below(13), light };
  return { svg: drawCloth({ warps, wefts, isOver }, view), width, height };
}
