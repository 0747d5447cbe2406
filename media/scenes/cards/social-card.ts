import { drawMark, markSide } from '../../marks/logo';
import { drawSelvedge } from '../../marks/selvedge';
import type { WeaveOptions } from '../../loom/weave';
import type { Scene } from '../draw-scene';

/** What the label sewn on the cloth says. */
export type CardText = { title: string; line: string };

/** Size previews are asked for, in pixels; the label keeps within the square cut from the middle. */
export const cardSize = { width: 1200, height: 630 };

/** Bright cloth all around, since nothing is written on it. */
export const cardCloth: Partial<WeaveOptions> = {
  scale: 22,
  warp: [2, 6],
  weft: [3, 8],
  light: { x: 0.5, y: 0.2, radius: 0.7, pool: 0.55, rest: 0.5 },
};

const style = `
main{position:absolute;left:300px;top:40px;width:600px;height:550px;background:var(--ink);color:var(--white);padding:58px 44px}
main:before,main:after{content:'';position:absolute;left:0;right:0;height:14px;background:url("data:image/svg+xml,${encodeURIComponent(drawSelvedge())}")}
main:before{top:16px}
main:after{bottom:16px}
header{display:flex;align-items:center;gap:16px;font:700 36px 'Bricolage Grotesque';letter-spacing:-.02em}
h1{position:absolute;left:44px;right:36px;bottom:114px;letter-spacing:-.032em;line-height:1.02}
p{position:absolute;left:44px;bottom:54px;font-size:24px;font-weight:600;color:var(--ochre);white-space:nowrap}
`;

/** Shrinks the title until it fits its place, so that any title makes a card. */
const fitTitle = `
const title = document.querySelector('h1');
document.fonts.ready.then(() => {
  for (let size = 88; size > 40; size -= 2) {
    title.style.fontSize = size + 'px';
    if (title.scrollHeight <= 296 && title.scrollWidth <= title.clientWidth) break;
  }
});`;

/** Returns the label of a card: mark, title as large as it fits, and one line below. */
export function drawLabel({ title, line }: CardText): Scene {
  const mark = `<svg width="48" height="48" viewBox="0 0 ${markSide} ${markSide}">${drawMark()}</svg>`;
  const markup = `<main><header>${mark}Atelier Trame</header><h1>${title}</h1><p>${line}</p></main><script>${fitTitle}</script>`;
  return { ...cardSize, markup, style };
}
