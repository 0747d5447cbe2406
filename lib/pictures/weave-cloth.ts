import { createHash } from 'node:crypto';
import { colours } from '@/lib/colours';

/** A size and a thread's breadth in pixels, the fewest quiet threads between two bright runs, the depth of the shade. */
const cuts = {
  wide: { width: 1280, height: 720, pitch: 36, quiet: 3, shade: 0.85 },
  /** Few threads, seen close, most of them bright: on a small screen too it is a cloth. */
  phone: { width: 720, height: 405, pitch: 72, quiet: 1, shade: 0.6 },
};

const grounds = ['indigo', 'indigo-bright', 'indigo', 'indigo-thread'] as const;
const bright = ['ochre', 'terracotta-thread', 'teal', 'lavender-thread', 'ochre-light'] as const;

/** How many threads a row goes over, then under, and its shift from the row before: two twills, and plain weave. */
const weaves = [
  { over: 2, shift: 1 },
  { over: 2, shift: -1 },
  { over: 1, shift: 1 },
] as const;

/** Light along the back of a thread, dark where it turns away. */
const roundness = `<stop stop-opacity=".55"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/>
<stop offset=".45" stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-opacity=".1"/><stop offset="1" stop-opacity=".6"/>`;

/** A cloth in the colours of the house, as SVG and its size: the same for the same name; `-phone` ends that of a close one. */
export function weaveCloth(name: string): { svg: string; width: number; height: number } {
  const { width, height, pitch, quiet, shade } = name.endsWith('-phone') ? cuts.phone : cuts.wide;
  const chances = createHash('shake256', { outputLength: 4096 }).update(name).digest().values();
  const below = (limit: number) => Number(chances.next().value) % limit;
  const pick = <Each>(list: readonly Each[]) => list[below(list.length)] as Each;
  /** Enough to cover the picture however it is turned. */
  const count = 2 * Math.ceil(Math.hypot(width, height) / pitch / 2);
  const dyeRun = () => {
    const ground = Array.from({ length: quiet + below(2 * quiet) }, () => colours[pick(grounds)]);
    return [...ground, ...Array<string>(1 + below(3)).fill(colours[pick(bright)])];
  };
  const dyeThreads = () => Array.from({ length: count }, dyeRun).flat().slice(0, count);
  const warp = dyeThreads().map((dyed, x) => `<path fill="${dyed}" d="M${x + 0.03} 0h.94v${count}h-.94z"/>`);
  let [weave, start] = [pick(weaves), 0];
  const weft = dyeThreads().map((dyed, y) => {
    if (below(9) === 0) weave = pick(weaves);
    start = (start + weave.shift) % 4;
    const floats = Array.from({ length: count / 2 / weave.over + 4 }, (_, n) => {
      const x = start - 4 + 2 * weave.over * n - 0.14;
      return `<rect x="${x}" y="${y + 0.05}" width="${weave.over + 0.28}" height=".9" rx=".32"/>`;
    }).join('');
    return `<g fill="${dyed}">${floats}</g><g fill="url(#h)">${floats}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="w" gradientUnits="userSpaceOnUse" x2="1" spreadMethod="repeat">${roundness}</linearGradient>
<linearGradient id="h" gradientUnits="userSpaceOnUse" x2="0" y2="1" spreadMethod="repeat">${roundness}</linearGradient>
<radialGradient id="l" cx="${55 + below(25)}%" cy="${35 + below(25)}%" r="75%"><stop offset=".1" stop-color="${colours.ink}" stop-opacity="0"/><stop offset="1" stop-color="${colours.ink}" stop-opacity="${shade}"/></radialGradient>
</defs><path fill="${colours.ink}" d="M0 0h${width}v${height}H0z"/><g transform="translate(${width / 2} ${height / 2}) rotate(${-26 + below(13)}) scale(${pitch}) translate(${-count / 2} ${-count / 2})">${warp.join('')}<path fill="url(#w)" d="M0 0h${count}v${count}H0z"/>${weft.join('')}</g><path fill="url(#l)" d="M0 0h${width}v${height}H0z"/></svg>`;
  return { svg, width, height };
}
