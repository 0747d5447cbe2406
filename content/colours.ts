import type { FeatureCategory } from './categories';

/** Every colour of the site, named for its role: pages, pictures of the loom and the browser's bar read this list. */
export const colours = {
  white: '#ffffff',
  ink: '#0f0d24',
  indigo: { DEFAULT: '#1c1950', bright: '#2a2675', thread: '#3a3590' },
  ochre: { DEFAULT: '#e9a53b', light: '#f2bd66' },
  terracotta: { DEFAULT: '#b8431f', thread: '#c9512f', pale: '#fbeee9', light: '#f4a88f' },
  teal: { DEFAULT: '#1f7a6b', pale: '#e8f4f1' },
  tint: '#f1f0fa',
  line: '#d9d6ec',
  edge: '#8b86ad',
  muted: '#55516e',
  lavender: { DEFAULT: '#c5c0ea', thread: '#8f87f4' },
} as const;

/** The threads of a quote's cloth, by category of its catalogue; what is asked for in other words is undyed. */
export const threadColours: Record<FeatureCategory, string> = {
  Web: colours.lavender.thread,
  Mobile: colours.ochre.DEFAULT,
  'E-commerce': colours.terracotta.thread,
  Développement: colours.teal.DEFAULT,
  Infrastructure: colours.ochre.light,
  Support: colours.terracotta.light,
  Marketing: colours.lavender.DEFAULT,
  Sécurité: colours.edge,
};

/** The threads that `npm run weave` weaves pictures and the film of: a flat colour, or one a little lighter. */
export const wovenColours = {
  indigo: colours.indigo.bright,
  bright: '#3c3796',
  night: '#1f1b58',
  ochre: '#eba63a',
  terracotta: '#c5502f',
  teal: '#1f8370',
  white: '#f1ece2',
} as const;

/** Darker twins for what is read rather than drawn: 7:1 on white and on their own pale ground. */
export const textColours = {
  muted: '#514d6a',
  terracotta: { DEFAULT: '#8f3115', light: '#f4a88f' },
} as const;
