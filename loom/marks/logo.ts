import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '../../components/ui/logo-mark';
import { colours, type Colour } from '../colours';

/** Side of the mark, in its own units. */
const markSide = 12;

/** Returns the paths of the mark as it stands on ink, coloured by attributes instead of classes. */
function drawMark(): string {
  return renderToStaticMarkup(createElement(LogoMark))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/class="fill-([a-z-]+)"/g, (_, token: string) => `fill="${fillOf(token)}"`)
    .replaceAll('></path>', '/>');
}

function fillOf(token: string): string {
  if (token === 'current') return colours.white;
  if (token in colours) return colours[token as Colour];
  throw new Error(`the mark uses "${token}", which content/colours.ts does not have`);
}

/** Returns the mark in the middle of an ink square of `side` units, as SVG; `radius` rounds the corners. */
export function drawIcon(side: number, radius: number): string {
  const inset = (side - markSide) / 2;
  const ground = `<rect width="${side}" height="${side}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${colours.ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<g transform="translate(${inset} ${inset})">${drawMark()}</g></svg>\n`;
}
