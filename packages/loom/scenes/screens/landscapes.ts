import { colours } from '../../colours';

const sky = colours.lavender;
const sun = colours.ochre;
const earth = colours.terracotta;
const ridge = colours['terracotta-thread'];
const green = colours.teal;
const night = colours.indigo;
const dusk = colours['indigo-bright'];
const light = colours.white;
const tin = colours.control;

function shape(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

function thread(stroke: string, width: number, d: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;
}

function furrows(): string {
  return [-120, -60, 0, 60, 120, 180, 240, 300, 360, 420, 480, 540]
    .map((x) => shape(green, `M230 96L${x} 200h34L234 96z`))
    .join('');
}

const scenes = {
  water: [
    shape(sky, 'M0 0h360v180H0z'),
    shape(sun, 'M262 58a34 34 0 1 1 68 0a34 34 0 1 1-68 0z'),
    shape(ridge, 'M0 118C80 84 140 128 220 104S330 96 360 110V180H0z'),
    shape(earth, 'M0 142C100 120 210 150 360 128V180H0z'),
    thread(night, 6, 'M84 150L98 64M156 150L142 64M90 112H150M94 88H146'),
    shape(light, 'M84 34h72v34H84z'),
    shape(green, 'M84 50h72v18H84z'),
    shape(night, 'M78 34L120 14L162 34z'),
    thread(green, 6, 'M150 60H196V132H226V146'),
    shape(dusk, 'M200 160h52v8h-52z'),
  ],
  school: [
    shape(night, 'M0 0h360v180H0z'),
    shape(sun, 'M40 46a26 26 0 1 1 52 0a26 26 0 1 1-52 0z'),
    shape(green, 'M0 136C120 118 240 148 360 130V180H0z'),
    shape(light, 'M96 82h190v74H96z'),
    shape(ridge, 'M82 84L110 52H272L300 84z'),
    shape(dusk, 'M132 57h34l-9 20h-36zM172 57h34v20h-38zM212 57h34l10 20h-44z'),
    shape(sun, 'M112 100h34v28h-34zM236 100h34v28h-34z'),
    shape(earth, 'M174 98h34v58h-34z'),
  ],
  field: [
    shape(sun, 'M0 0h360v180H0z'),
    shape(light, 'M60 54a28 28 0 1 1 56 0a28 28 0 1 1-56 0z'),
    shape(dusk, 'M0 96C70 62 120 92 190 72S300 60 360 84V110H0z'),
    shape(earth, 'M0 96H360V180H0z'),
    furrows(),
    thread(sky, 7, 'M0 120H360M0 152H360'),
    shape(tin, 'M286 76h34v22h-34z'),
    shape(night, 'M280 78L303 60L326 78z'),
  ],
} as const;

export type Landscape = keyof typeof scenes;

/** Returns a small flat landscape, as wide as what holds it. */
export function drawLandscape(landscape: Landscape): string {
  return `<svg class="landscape" viewBox="0 0 360 180">${scenes[landscape].join('')}</svg>`;
}
