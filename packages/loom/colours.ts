import { colours } from '../../lib/colours';

export { colours, wovenColours } from '../../lib/colours';

/** Custom properties `--ochre`, `--indigo-bright`… for the scenes' style sheets. */
export const colourProperties = Object.entries(colours)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');
