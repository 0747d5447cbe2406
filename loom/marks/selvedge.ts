import { colours, type Colour } from '../colours';

/** Width of each stripe of the selvedge, in pixels, before it repeats. */
const stripes: readonly (readonly [Colour, number])[] = [
  ['indigo', 56],
  ['ochre', 14],
  ['indigo', 14],
  ['terracotta', 42],
  ['white', 7],
  ['teal', 28],
  ['indigo-bright', 49],
];

const height = 14;

/** Returns one repeat of the selvedge as SVG, 14 px tall. */
export function drawSelvedge(): string {
  let x = 0;
  const paths = stripes.map(([colour, width]) => {
    const path = `<path fill="${colours[colour]}" d="M${x} 0h${width}v${height}h-${width}z"/>`;
    x += width;
    return path;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${height}">${paths.join('')}</svg>\n`;
}
