import { textColours } from '@/content/colours';
import { flatColours } from '../flat-colours';
import { tell, type Unlocated } from './mistake';

/** What is read or seen, on what, and the least ratio WCAG asks: 4.5 for words, 3 for the edge of a field. */
const pairs: readonly [seen: string, ground: string, least: number][] = [
  ...['ink', 'indigo', 'indigo-bright'].map((ground) => ['white', ground, 4.5] as [string, string, number]),
  ['lavender', 'ink', 4.5],
  ['lavender', 'indigo', 4.5],
  ['ochre', 'ink', 4.5],
  ['ochre', 'indigo', 4.5],
  ['ink', 'ochre', 4.5],
  ['ink', 'ochre-light', 4.5],
  ['ink', 'tint', 4.5],
  ['indigo-bright', 'white', 4.5],
  ['indigo-bright', 'tint', 4.5],
  ['textColours.muted', 'white', 4.5],
  ['textColours.muted', 'tint', 4.5],
  ['textColours.terracotta', 'white', 4.5],
  ['textColours.terracotta', 'terracotta-pale', 4.5],
  ['edge', 'white', 3],
];

/** The colours of the content by path, as `colours.indigo.bright`. */
const written: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(flatColours).map(([name, hex]) => [pathOf(name), hex])),
  'textColours.muted': textColours.muted,
  'textColours.terracotta': textColours.terracotta.DEFAULT,
};

/** Colours, by path, that could not be read on each other, with their ratio as WCAG 2.2 computes it. */
export function contrastMistakes(colours = written): Unlocated[] {
  const hexOf = (name: string) => colours[pathOf(name)] ?? colours[`${pathOf(name)}.DEFAULT`] ?? '';
  return pairs.flatMap(([seen, ground, least]) => {
    const ratio = contrastOf(hexOf(seen), hexOf(ground));
    if (ratio >= least) return [];
    const told = [ratio, least].map((each) => (Math.floor(each * 10) / 10).toLocaleString('fr-FR'));
    return tell(
      'content/colours.ts',
      pathOf(seen),
      `« ${seen} » (${hexOf(seen)}) se lit mal sur « ${ground} » (${hexOf(ground)}) : contraste de ${told[0]}, il en faut ${told[1]}`,
      'foncez l’une ou éclaircissez l’autre',
    );
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
