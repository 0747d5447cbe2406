import { readEarlyScript } from '@/lib/early-scripts';

type Entry = 'frame' | 'notice' | 'missing' | 'home' | 'search' | 'article' | 'message' | 'quote';

/**
 * `components/…/<entry>.early.ts`: what one kind of page runs before React, or without it (docs/decisions/009-scripts-that-wait.md).
 * Inline, it runs as it is parsed; a page's own stands after its header, an article's after its text: what comes before is
 * painted first.
 */
export function EarlyScript({ entry }: { entry: Entry }) {
  return <script dangerouslySetInnerHTML={{ __html: readEarlyScript(entry) }} />;
}
