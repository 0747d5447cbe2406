import { buildSync } from 'esbuild';

/** `…/name.early.ts`: what one kind of page runs before React, or without it (docs/decisions/009-scripts-that-wait.md). */
const ENTRIES = {
  frame: 'components/layout/frame.early.ts',
  home: 'components/sections/home.early.ts',
  search: 'components/blog/search.early.ts',
  article: 'components/blog/article.early.ts',
  contact: 'components/lead/contact.early.ts',
  quote: 'components/lead/form.early.ts',
};

type Entry = keyof typeof ENTRIES;

const bundled = new Map<Entry, string>();

/** An early script, inline; it runs as it is parsed. A page's own stands after its header, which is painted first. */
export function EarlyScript({ entry }: { entry: Entry }) {
  return <script dangerouslySetInnerHTML={{ __html: textOf(entry) }} />;
}

function textOf(entry: Entry): string {
  // While one works on it, a page that is loaded again has the newest.
  const text = (process.env.NODE_ENV !== 'development' && bundled.get(entry)) || bundle(entry);
  bundled.set(entry, text);
  return text;
}

/** For the oldest supported browsers. */
function bundle(entry: Entry): string {
  const entryPoints = [ENTRIES[entry]];
  const options = { entryPoints, bundle: true, minify: true, write: false, target: 'es2020' } as const;
  return buildSync({ ...options, logLevel: 'warning' }).outputFiles[0]?.text.trim() ?? '';
}
