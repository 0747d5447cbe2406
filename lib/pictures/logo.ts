import { existsSync, readFileSync } from 'node:fs';
import type { Logo } from '@/content/types';
import { dye } from '@/lib/colours';
import { copyOf, type MediaFile } from './write-media';

/** Beyond it, a drawing is fetched once rather than held by every page. */
const MOST_INLINE = 1_500;

/** Only what a page may hold as it is: no style, no script, no name that another drawing could have. */
const plainDrawing =
  /^<svg((?: (?!fill|stroke|style|class)[\w:-]+="[^"<>]*")*) ?>((?:<\/?(?:path|rect|circle|ellipse|line|polyline|polygon|g)(?: (?!id|class|style|on|href)[\w-]+="[^"<>()]*")* ?\/?>)*)<\/svg>$/;

/** The file of the agency's logo: `content/logo.svg`, or `content/logo.png`. */
export function logoFile(): string {
  return existsSync('content/logo.svg') ? 'content/logo.svg' : 'content/logo.png';
}

/** The file of a logo as it is shown, in the site's colours where it names them. */
export function readLogo(file: string): Buffer {
  const content = readFileSync(file);
  return file.endsWith('.svg') ? Buffer.from(dye(content.toString())) : content;
}

/** A logo as visitors fetch it. */
export function logoMedia(file = logoFile()): MediaFile {
  return copyOf(file, readLogo(file));
}

/** The logo as pages show it: a small plain drawing in itself, anything else by its address. */
export function getLogo(file = logoFile(), address = `/media/${logoMedia(file).name}`): Logo {
  const [, head = '', shapes = ''] = tidy(readLogo(file).toString()).match(plainDrawing) ?? [];
  const [, viewBox] = head.match(/ viewBox="([^"]+)"/) ?? [];
  if (viewBox && shapes.length <= MOST_INLINE) return { viewBox, shapes };
  return { viewBox: '0 0 12 12', shapes: `<image href="${address}" width="12" height="12"/>` };
}

/** An SVG without what draws nothing. */
function tidy(svg: string): string {
  const drawn = svg.replace(/<\?[^>]*>|<![^>]*>|<title>[^<]*<\/title>/g, '').replace(/\s+/g, ' ');
  return drawn.replace(/> </g, '><').trim();
}
