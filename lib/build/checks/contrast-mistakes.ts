import { textColours } from '@/content/colours';
import { flatColours } from '../flat-colours';
import { tell, type Unlocated } from './mistake';

/** What is read or seen, and on what. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  white: ['ink', 'indigo', 'indigo-bright'],
  lavender: ['ink', 'indigo'],
  ochre: ['ink', 'indigo'],
  ink: ['ochre', 'ochre-light', 'tint'],
  'indigo-bright': ['white', 'tint'],
  'textColours.muted': ['white', 'tint'],
  'textColours.terracotta': ['white', 'terracotta-pale'],
  edge: ['white'],
};

/** The colours of the content by path, as `colours.indigo.bright`. */
const written: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(flatColours).map(([name, hex]) => [pathOf(name), hex])),
  'textColours.muted': textColours.muted,
  'textColours.terracotta': textColours.terracotta.DEFAULT,
};

/** Colours, by path, that could not be read on each other, with their ratio as WCAG 2.2 computes it. */
export function contrastMistakes(colours = written): Unlocated[] {
  const hexOf = (name: string) => colours[pathOf(name)] ?? colours[`${pathOf(name)}.DEFAULT`] ?? '';
  const pairs = Object.entries(grounds).flatMap(([seen, all]) =>
    all.map((ground) => [seen, ground] as const),
  );
  return pairs.flatMap(([seen, ground]) => {
    // What WCAG asks: less for the edge of a field than for words.
    const least = seen === 'edge' ? 3 : 4.5;
    const ratio = contrastOf(hexOf(seen), hexOf(ground));
    if (ratio >= least) return [];
    const [is, wanted] = [ratio, least].map((each) => (Math.floor(each * 10) / 10).toLocaleString('fr-FR'));
    const said = `« ${seen} » (${hexOf(seen)}) se lit mal sur « ${ground} » (${hexOf(ground)}) : contraste de ${is}, il en faut ${wanted}`;
    return tell('content/colours.ts', pathOf(seen), said, 'foncez l’une ou éclaircissez l’autre');
  });
}

function pathOf(name: string): string {
  return name.includes('.') ? name : `colours.${name.replace('-', '.')}`;
}

/** The contrast of two colours written #rrggbb, from 1 to 21; NaN where one is no colour. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
