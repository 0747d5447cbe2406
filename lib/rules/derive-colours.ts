import { converter, formatHex } from 'culori';
import type { AgencyColours } from '@/content/types';

const toOklch = converter('oklch');

/** Shades of a colour, by their lightness or how much lighter they are than it, their share of its chroma, and degrees of hue. */
export function shadesOf(colour: string) {
  const { l, c, h = 0 } = toOklch(colour) ?? { l: 0, c: 0 };
  const at = (lightness: number, chroma: number, hue: number) =>
    formatHex({ mode: 'oklch', l: lightness, c: c * chroma, h: h + hue });
  const beside = (lighter: number, chroma: number, hue: number) => at(l + lighter, chroma, hue);
  return { at, beside };
}

export type ColourName = keyof ReturnType<typeof deriveColours>['colours'];

/** Every colour of the site, #rrggbb, from the four that the agency chooses: tokens, texts, and threads of pictures. */
export function deriveColours(chosen: AgencyColours) {
  const [dark, accent] = [shadesOf(chosen.dark), shadesOf(chosen.accent)];
  const [warm, fresh] = [shadesOf(chosen.warm), shadesOf(chosen.fresh)];
  /** Each token of the site, named for its role. */
  const colours = {
    white: '#ffffff',
    ink: dark.at(0.176, 0.475, 5.1),
    indigo: dark.beside(0, 1, 0),
    'indigo-bright': dark.beside(0.072, 1.342, -0.8),
    'indigo-thread': dark.beside(0.136, 1.493, 0.3),
    ochre: accent.beside(0, 1, 0),
    'ochre-light': accent.beside(0.059, 0.856, 4),
    terracotta: warm.beside(0, 1, 0),
    'terracotta-thread': warm.beside(0.047, 1.011, -0.5),
    'terracotta-pale': warm.at(0.958, 0.098, 5.5),
    'terracotta-light': warm.at(0.799, 0.61, 2.1),
    teal: fresh.beside(0, 1, 0),
    'teal-pale': fresh.at(0.957, 0.155, 0.3),
    tint: dark.at(0.959, 0.137, 11.3),
    line: dark.at(0.885, 0.31, 12.6),
    control: dark.at(0.638, 0.597, 11.1),
    muted: dark.at(0.45, 0.484, 11.3),
    lavender: dark.at(0.826, 0.602, 11.1),
    'lavender-thread': dark.at(0.679, 1.618, 5.3),
  };
  /** Darker twins for what is read rather than drawn: 7:1 on white and on their own pale ground. */
  const textColours = {
    muted: dark.at(0.428, 0.488, 11.2),
    terracotta: warm.at(0.391, 0.839, -0.4),
    'terracotta-light': colours['terracotta-light'],
  };
  /** The threads that pictures and the film are woven of. */
  const wovenColours = {
    indigo: colours['indigo-bright'],
    bright: dark.beside(0.146, 1.547, 0.1),
    night: dark.beside(0.014, 1.088, 0.1),
    ochre: accent.beside(0.004, 1.012, 0),
    terracotta: warm.beside(0.039, 0.99, -0.5),
    teal: fresh.beside(0.026, 1.086, -2.5),
    white: accent.at(0.944, 0.101, 10.4),
  };
  return { colours, textColours, wovenColours };
}
