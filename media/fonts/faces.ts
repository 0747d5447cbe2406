import type { SystemFont } from './french-widths';

const packages = 'node_modules/@fontsource-variable';

/** A face of the site: where it comes from, and the part of its design space that is kept. */
export type Face = {
  source: string;
  target: string;
  axes: Record<string, number | { min: number; max: number; default?: number }>;
  /** Weight whose metrics the fallback imitates. */
  weight: number;
  fallback: SystemFont;
};

export const faces = {
  heading: {
    source: `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2`,
    target: 'app/fonts/bricolage-grotesque.woff2',
    // One weight: the titles use no other, and a range of them costs 12 kB.
    axes: { opsz: 40, wght: 700 },
    weight: 700,
    fallback: 'Arial Bold',
  },
  text: {
    source: `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    target: 'app/fonts/instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: 400,
    fallback: 'Arial',
  },
} as const satisfies Record<string, Face>;
