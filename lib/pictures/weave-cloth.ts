import { createHash } from 'node:crypto';
import { colours } from '@/lib/colours';

/**
 * A size in pixels, the threads across it, the fewest quiet ones between two bright runs, the depth of its shade. A larger
 * one takes four times as long to encode.
 */
const cuts = {
  wide: { width: 1280, height: 720, across: 42, quiet: 3, shade: 0.82 },
  /** Few threads, seen close, most of them bright: on a small screen too it is a cloth. */
  phone: { width: 720, height: 405, across: 11, quiet: 1, shade: 0.45 },
};

const block = 7;

const { indigo, ink } = colours;
const grounds = [indigo, colours['indigo-bright'], indigo, colours['indigo-thread']];
const bright = (['ochre', 'terracotta-thread', 'teal', 'lavender-thread', 'ochre-light'] as const).map(
  (name) => colours[name],
);

/** Whether the warp lies above, at a crossing: plain weave, two twills, basket. */
const patterns: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => (x + y) % 4 < 2,
  (x, y) => (x - y + 400) % 4 < 2,
  (x, y) => (x >> 1) % 2 === (y >> 1) % 2,
];

/** A cloth in the colours of the house, as SVG and its size: the same for the same name; `-phone` ends that of a close one. */
export function weaveCloth(name: string): { svg: string; width: number; height: number } {
  const { width, height, across, quiet, shade } = name.endsWith('-phone') ? cuts.phone : cuts.wide;
  const pitch = width / across;
  /** Threads to each side of the middle: enough to cover the picture however it is turned. */
  const reach = Math.ceil(Math.hypot(width, height) / pitch / 2) + 2;
  const random = randomOf(name);
  const below = (limit: number) => Math.floor(random() * limit);
  const dye = () => dyeThreads(2 * reach, quiet, below);
  const [warpColours, weftColours] = [dye(), dye()];
  const patches = Array.from({ length: 64 }, () => patterns[below(patterns.length)]);
  const isWarpAbove = (x: number, y: number) =>
    patches[(Math.floor(x / block) + 3 * Math.floor(y / block)) % patches.length]?.(x, y) ?? false;
  const warp = warpColours.flatMap((colour, x) => {
    const runs = runsOf(2 * reach, (y) => isWarpAbove(x, y));
    return runs.map(([y, length]) => float(pitch, [x, y, 1, length], colour));
  });
  const weft = weftColours.flatMap((colour, y) => {
    const runs = runsOf(2 * reach, (x) => !isWarpAbove(x, y));
    return runs.map(([x, length]) => float(pitch, [x, y, length, 1], colour));
  });
  const turn = Math.round(-26 + 12 * random());
  const light = { x: 55 + Math.round(25 * random()), y: 35 + Math.round(25 * random()) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="w" x2="1" y2="0">${roundness}</linearGradient><linearGradient id="h" x2="0" y2="1">${roundness}</linearGradient>
<radialGradient id="l" cx="${light.x}%" cy="${light.y}%" r="75%"><stop offset=".1" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity="${shade}"/></radialGradient>
</defs><path fill="${ink}" d="M0 0h${width}v${height}H0z"/><g transform="translate(${width / 2} ${height / 2}) rotate(${turn}) translate(${-reach * pitch} ${-reach * pitch})">${warp.join('')}${weft.join('')}</g><path fill="url(#l)" d="M0 0h${width}v${height}H0z"/></svg>`;
  return { svg, width, height };
}

/** Light along the back of a thread, dark where it turns away. */
const roundness =
  '<stop offset="0" stop-color="#000" stop-opacity="0.55"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.1"/>' +
  '<stop offset="0.45" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.7" stop-color="#000" stop-opacity="0.1"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity="0.6"/>';

/** Colours of neighbouring threads: long quiet grounds, and runs of one bright colour. */
function dyeThreads(count: number, quiet: number, below: (limit: number) => number): string[] {
  const pick = (list: readonly string[]) => list[below(list.length)] as string;
  const dyed: string[] = [];
  while (dyed.length < count) {
    for (let left = quiet + below(2 * quiet); left > 0; left--) dyed.push(pick(grounds));
    const colour = pick(bright);
    for (let left = 1 + below(3); left > 0; left--) dyed.push(colour);
  }
  return dyed.slice(0, count);
}

/** Where a thread lies above, as starts and lengths. */
function runsOf(count: number, isAbove: (at: number) => boolean): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (let at = 0; at < count; at++) {
    const last = runs.at(-1);
    if (!isAbove(at)) continue;
    if (last && last[0] + last[1] === at) last[1]++;
    else runs.push([at, 1]);
  }
  return runs;
}

type Box = [x: number, y: number, across: number, down: number];

/** A thread where it is seen: its shadow, its colour, its roundness. */
function float(pitch: number, [x, y, across, down]: Box, colour: string): string {
  const isWarp = down > across || (down === across && (x + y) % 2 === 0);
  const grow = 0.12 * pitch;
  const [dx, dy] = isWarp ? [-2, grow] : [grow, -2];
  const shape = `x="${x * pitch - dx}" y="${y * pitch - dy}" width="${across * pitch + 2 * dx}" height="${down * pitch + 2 * dy}" rx="${0.3 * pitch}"`;
  return `<rect ${shape} fill="${colour}"/><rect ${shape} fill="url(#${isWarp ? 'w' : 'h'})"/>`;
}

function randomOf(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
