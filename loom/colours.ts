import { colours as tokens } from '../content/colours';

type Tokens = typeof tokens;

/** A token as the scenes write it: `ochre`, `indigo-bright`. */
export type Colour = {
  [Name in keyof Tokens]: Tokens[Name] extends string
    ? Name
    : Name | `${Name}-${Exclude<keyof Tokens[Name] & string, 'DEFAULT'>}`;
}[keyof Tokens];

const flat = Object.entries(tokens).flatMap(([name, token]) =>
  Object.entries(typeof token === 'string' ? { DEFAULT: token } : token).map(
    ([shade, value]) => [shade === 'DEFAULT' ? name : `${name}-${shade}`, value] as const,
  ),
);

/** The colours of `content/colours.ts` in one flat list. */
export const colours = Object.fromEntries(flat) as Record<Colour, string>;

/** Custom properties `--ochre`, `--indigo-bright`… for the scenes' style sheets. */
export const colourProperties = flat.map(([name, value]) => `--${name}:${value};`).join('');
