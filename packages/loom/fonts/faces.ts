const packages = 'node_modules/@fontsource-variable';

/**
 * A system font that stands in for a face: where browsers find it, and its average letter in 2048ths of an em. What Capsize
 * says of it (913, 983) makes the site's French text 1 to 2 % too wide: its lines then break elsewhere once the face is there.
 */
export type StandIn = { weight: 400 | 700; names: readonly string[]; averageWidth: number };

const regular = {
  weight: 400,
  names: ['Arial', 'ArialMT', 'Roboto', 'Liberation Sans'],
  averageWidth: 926,
} as const;
const bold = (averageWidth: number) => ({
  weight: 700 as const,
  names: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'],
  averageWidth,
});

/** A face of the site: where it comes from, and the part of its design space that is kept. */
export type Face = {
  source: string;
  target: string;
  axes: Record<string, number | { min: number; max: number; default?: number }>;
  /** Where in it pairs are kerned as everywhere. */
  kernedAt: Record<string, number>;
  /** The same in one weight, uncompressed: what social cards are written with, and bold words are measured by. */
  still: { target: string; axes: Record<string, number> };
  fallback: { family: string; fonts: readonly StandIn[] };
};

export const faces = [
  {
    source: `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2`,
    target: 'app/fonts/bricolage-grotesque.woff2',
    // One weight: a lighter one beside it costs 6 kB.
    axes: { opsz: 40, wght: 700 },
    kernedAt: { opsz: 40, wght: 700 },
    still: { target: 'app/fonts/cards-heading.ttf', axes: { opsz: 40, wght: 700 } },
    fallback: { family: 'Heading Fallback', fonts: [bold(983)] },
  },
  {
    source: `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    target: 'app/fonts/instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
    kernedAt: { wght: 450 },
    still: { target: 'app/fonts/cards-text.ttf', axes: { wght: 600 } },
    fallback: { family: 'Text Fallback', fonts: [regular, bold(1000)] },
  },
] as const satisfies readonly Face[];
