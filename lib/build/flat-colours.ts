import { colours as tokens } from '@/content/colours';

type Tokens = typeof tokens;

/** A token as drawings and scenes write it: `ochre`, `indigo-bright`. */
export type Colour = {
  [Name in keyof Tokens]: Tokens[Name] extends string
    ? Name
    : Name | `${Name}-${Exclude<keyof Tokens[Name] & string, 'DEFAULT'>}`;
}[keyof Tokens];

/** The colours of `content/colours.ts` in one flat list. */
export const flatColours = Object.fromEntries(
  Object.entries(tokens).flatMap(([name, token]) =>
    Object.entries(typeof token === 'string' ? { DEFAULT: token } : token).map(([shade, value]) => [
      shade === 'DEFAULT' ? name : `${name}-${shade}`,
      value,
    ]),
  ),
) as Record<Colour, string>;

/** A drawing in which `var(--ochre)` is the colour that has this name in `content/colours.ts`. */
export function dye(svg: string): string {
  return svg.replace(/var\(--([a-z-]+)\)/g, (written, name) => flatColours[name as Colour] ?? written);
}
