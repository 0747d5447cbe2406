import { converter, formatHex } from 'culori';
import type { AgencyColours } from '@/content/types';

const toOklch = converter('oklch');

/** How a colour differs from the one it is made of: its lightness, share of the chroma, degrees of hue. */
type Shade = { of: keyof AgencyColours; chroma: number; hue: number } & (
  { lightness: number } | { lighter: number }
);

const from = (of: keyof AgencyColours) => (lightness: number, chroma: number, hue: number) =>
  ({ of, lightness, chroma, hue }) satisfies Shade;
const beside = (of: keyof AgencyColours) => (lighter: number, chroma: number, hue: number) =>
  ({ of, lighter, chroma, hue }) satisfies Shade;

/** Each token of the site, named for its role, as a shade of one of the agency's four colours. */
const shades = {
  ink: from('dark')(0.176, 0.475, 5.1),
  indigo: beside('dark')(0, 1, 0),
  'indigo-bright': beside('dark')(0.072, 1.342, -0.8),
  'indigo-thread': beside('dark')(0.136, 1.493, 0.3),
  ochre: beside('accent')(0, 1, 0),
  'ochre-light': beside('accent')(0.059, 0.856, 4),
  terracotta: beside('warm')(0, 1, 0),
  'terracotta-thread': beside('warm')(0.047, 1.011, -0.5),
  'terracotta-pale': from('warm')(0.958, 0.098, 5.5),
  'terracotta-light': from('warm')(0.799, 0.61, 2.1),
  teal: beside('fresh')(0, 1, 0),
  'teal-pale': from('fresh')(0.957, 0.155, 0.3),
  tint: from('dark')(0.959, 0.137, 11.3),
  line: from('dark')(0.885, 0.31, 12.6),
  edge: from('dark')(0.638, 0.597, 11.1),
  muted: from('dark')(0.45, 0.484, 11.3),
  lavender: from('dark')(0.826, 0.602, 11.1),
  'lavender-thread': from('dark')(0.679, 1.618, 5.3),
} satisfies Record<string, Shade>;

/** Darker twins for what is read rather than drawn: 7:1 on white and on their own pale ground. */
const textShades = {
  muted: from('dark')(0.436, 0.488, 11.2),
  terracotta: from('warm')(0.447, 0.839, -0.4),
  'terracotta-light': shades['terracotta-light'],
} satisfies Record<string, Shade>;

/** The threads that pictures and the film are woven of. */
const wovenShades = {
  indigo: shades['indigo-bright'],
  bright: beside('dark')(0.146, 1.547, 0.1),
  night: beside('dark')(0.014, 1.088, 0.1),
  ochre: beside('accent')(0.004, 1.012, 0),
  terracotta: beside('warm')(0.039, 0.99, -0.5),
  teal: beside('fresh')(0.026, 1.086, -2.5),
  white: from('accent')(0.944, 0.101, 10.4),
} satisfies Record<string, Shade>;

export type ColourName = keyof typeof shades | 'white';

/** Every colour of the site, #rrggbb, from the four that the agency chooses: tokens, texts, and threads of pictures. */
export function deriveColours(chosen: AgencyColours) {
  function dye<Name extends string>(list: Record<Name, Shade>): Record<Name, string> {
    const dyed = Object.entries<Shade>(list).map(([name, shade]) => [name, colourOf(shade, chosen)]);
    return Object.fromEntries(dyed) as Record<Name, string>;
  }
  return {
    colours: { white: '#ffffff', ...dye(shades) } satisfies Record<ColourName, string>,
    textColours: dye(textShades),
    wovenColours: dye(wovenShades),
  };
}

function colourOf({ of, chroma, hue, ...shade }: Shade, chosen: AgencyColours): string {
  const { l, c, h = 0 } = toOklch(chosen[of]) ?? { l: 0, c: 0 };
  const lightness = 'lightness' in shade ? shade.lightness : l + shade.lighter;
  return formatHex({ mode: 'oklch', l: lightness, c: c * chroma, h: h + hue });
}
