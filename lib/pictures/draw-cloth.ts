import { colours } from '@/lib/colours';

/** A cloth as a weaver would set it up: a colour for each thread, and where the weft passes over the warp. */
export type Draft = {
  warps: readonly string[];
  wefts: readonly string[];
  isOver: (warp: number, weft: number) => boolean;
};

/** How it is seen: size and breadth of a thread in pixels, turn in degrees, and what shades it, of `#l`. */
export type View = { width: number; height: number; pitch: number; turn?: number; light?: string };

/** Light along the back of a thread, dark where it turns away. */
const roundness = `<stop stop-opacity=".55"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/>
<stop offset=".45" stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-opacity=".1"/><stop offset="1" stop-opacity=".6"/>`;

/** Draws a cloth as SVG, its middle in the middle of the picture. */
export function drawCloth({ warps, wefts, isOver }: Draft, view: View): string {
  const { width, height, pitch, turn = 0, light = '' } = view;
  const [across, down] = [warps.length, wefts.length];
  const warp = warps.map((dyed, x) => `<path fill="${dyed}" d="M${x + 0.03} 0h.94v${down}h-.94z"/>`);
  const weft = wefts.map((dyed, y) => {
    const floats = floatsOf(across, (x) => isOver(x, y))
      .map(
        ([x, length]) =>
          `<rect x="${x - 0.14}" y="${y + 0.05}" width="${length + 0.28}" height=".9" rx=".32"/>`,
      )
      .join('');
    return `<g fill="${dyed}">${floats}</g><g fill="url(#h)">${floats}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="w" gradientUnits="userSpaceOnUse" x2="1" spreadMethod="repeat">${roundness}</linearGradient>
<linearGradient id="h" gradientUnits="userSpaceOnUse" x2="0" y2="1" spreadMethod="repeat">${roundness}</linearGradient>
${light}</defs><path fill="${colours.ink}" d="M0 0h${width}v${height}H0z"/><g transform="translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${pitch}) translate(${-across / 2} ${-down / 2})">${warp.join('')}<path fill="url(#w)" d="M0 0h${across}v${down}H0z"/>${weft.join('')}</g>${light && `<path fill="url(#l)" d="M0 0h${width}v${height}H0z"/>`}</svg>`;
}

/** Where a weft lies on top: from which warp, and over how many. */
function floatsOf(across: number, isOver: (x: number) => boolean): [number, number][] {
  const floats: [number, number][] = [];
  for (let x = 0; x < across; x++) {
    if (!isOver(x)) continue;
    const last = floats.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else floats.push([x, 1]);
  }
  return floats;
}
