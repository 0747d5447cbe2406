import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Logo } from '@/content/types';
import { dye } from '@/lib/colours';

/** Beyond it, a drawing is fetched once rather than held by every page. */
const mostInline = 1_500;

/** Only what a page may hold as it is: no style, no script, no name that another drawing could have. */
const plainShape =
  /^<(?:path|rect|circle|ellipse|line|polyline|polygon|g)(?: (?!id|class|style|on|href)[\w-]+="[^"<>()]*")*\s*\/?>$/;

/** The file of the agency's logo: `content/logo.svg`, or `content/logo.png`. */
export function logoFile(): string {
  return existsSync('content/logo.svg') ? 'content/logo.svg' : 'content/logo.png';
}

/** The file of a logo as it is shown, in the site's colours where it names them. */
export function readLogo(file: string): Buffer {
  const content = readFileSync(file);
  return file.endsWith('.svg') ? Buffer.from(dye(content.toString())) : content;
}

/** The logo as pages show it: a small plain drawing in itself, anything else by its address. */
export function getLogo(file = logoFile()): Logo {
  const drawing = file.endsWith('.svg') ? readDrawing(readLogo(file).toString()) : null;
  if (drawing && isPlain(drawing.shapes)) return drawing;
  return { viewBox: '0 0 12 12', shapes: `<image href="${logoAddress(file)}" width="12" height="12"/>` };
}

/** Where visitors fetch a logo that pages do not hold, named for its content. */
export function logoAddress(file: string): string {
  const version = createHash('sha256').update(readLogo(file)).digest('hex').slice(0, 8);
  return `/media/logo.${version}${file.slice(-4)}`;
}

/** What an SVG file draws, and in which window. */
function readDrawing(svg: string): Logo | null {
  const [, head = '', body = ''] = svg.match(/<svg\b([^>]*)>([\s\S]*)<\/svg>/) ?? [];
  const [, viewBox] = head.match(/\sviewBox="([^"]+)"/) ?? [];
  const shapes = body
    .replace(/<!--[\s\S]*?-->|<title>[^<]*<\/title>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
  return viewBox ? { viewBox, shapes: shapes.trim() } : null;
}

function isPlain(shapes: string): boolean {
  const tags = shapes.match(/<[^/][^>]*>/g) ?? [];
  const words = shapes.replace(/<[^>]*>/g, '').trim();
  return shapes.length <= mostInline && words === '' && tags.every((tag) => plainShape.test(tag));
}
