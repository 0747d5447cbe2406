import { earlyText, type EarlyPart } from '@/lib/build/early-text';

/** What answers before React, or without it: an inline script. See docs/decisions/009-scripts-that-wait.md. */
export function EarlyScript({ part }: { part: EarlyPart }) {
  return <script dangerouslySetInnerHTML={{ __html: earlyText(part) }} />;
}
