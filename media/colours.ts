/**
 * The site's colour tokens, as `tailwind.config.ts` names them. Copied so that a change of spacing over there
 * leaves every picture fresh; a test says when the two lists part.
 */
export const colours = {
  white: '#ffffff',
  ink: '#0f0d24',
  indigo: '#1c1950',
  'indigo-bright': '#2a2675',
  'indigo-thread': '#3a3590',
  ochre: '#e9a53b',
  'ochre-light': '#f2bd66',
  terracotta: '#b8431f',
  'terracotta-thread': '#c9512f',
  'terracotta-pale': '#fbeee9',
  'terracotta-light': '#f4a88f',
  teal: '#1f7a6b',
  'teal-pale': '#e8f4f1',
  tint: '#f1f0fa',
  line: '#d9d6ec',
  edge: '#8b86ad',
  muted: '#55516e',
  lavender: '#c5c0ea',
  'lavender-thread': '#8f87f4',
} as const;

export type Colour = keyof typeof colours;

/** Custom properties `--ochre`, `--indigo-bright`… for the scenes' style sheets. */
export const colourProperties = Object.entries(colours)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');
