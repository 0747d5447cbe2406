import { agency } from '../content/agency';
import { deriveColours, type ColourName } from './rules/derive-colours';

/**
 * The site's colours, from the four of `content/agency.ts`: tokens by name, what is read, what pictures are woven of.
 * @public the last of them by the loom alone, which an owner may delete
 */
export const { colours, textColours, wovenColours } = deriveColours(agency.colours);

/** A drawing in which `var(--ochre)` is the colour of this name. */
export function dye(svg: string): string {
  return svg.replace(/var\(--([a-z-]+)\)/g, (written, name) => colours[name as ColourName] ?? written);
}
