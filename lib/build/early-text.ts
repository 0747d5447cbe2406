import { basename } from 'node:path';
import { buildSync } from 'esbuild';

const PARTS = ['frame', 'reading', 'home', 'article', 'search', 'forms'] as const;

export type EarlyPart = (typeof PARTS)[number];

let texts: Record<string, string> | undefined;

/** The early script of one kind of page: `components/early/parts/`, bundled for the oldest supported browsers. */
export function earlyText(part: EarlyPart): string {
  // While one works on it, a page that is loaded again has the newest.
  if (!texts || process.env.NODE_ENV === 'development') texts = bundleParts();
  return texts[part] ?? '';
}

function bundleParts(): Record<string, string> {
  const { NODE_ENV = '', SITE_OFFLINE = '' } = process.env;
  const { outputFiles } = buildSync({
    entryPoints: PARTS.map((part) => `components/early/parts/${part}.ts`),
    outdir: 'parts',
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: {
      'process.env.NODE_ENV': JSON.stringify(NODE_ENV),
      'process.env.SITE_OFFLINE': JSON.stringify(SITE_OFFLINE),
    },
    logLevel: 'warning',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()]));
}
