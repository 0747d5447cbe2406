import { flatColours } from '../lib/build/flat-colours';

export { wovenColours } from '../content/colours';
export { flatColours as colours } from '../lib/build/flat-colours';

/** Custom properties `--ochre`, `--indigo-bright`… for the scenes' style sheets. */
export const colourProperties = Object.entries(flatColours)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');
