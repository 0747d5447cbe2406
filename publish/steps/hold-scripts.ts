import { createHash } from 'node:crypto';
import { formatWaitingScripts } from '@/publish/rules/waiting-scripts';

const SCRIPT_HINT = /<link rel="preload" as="script"[^>]*\/>/g;
const SCRIPT_FILE = /<script src="([^"]+)"([^>]*)><\/script>/g;
const FLIGHT =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?)<\/script>/g;

/**
 * A page without the framework's scripts. One with a form leaves their addresses for the early script, which fetches them
 * at the first sign of life (components/early/wake-react.ts); what React starts from is then a file of its own, so that a
 * visitor who only reads does not pay for a second copy of the page.
 * @throws when a page does not look as the framework is known to write it.
 */
export function holdScripts(
  html: string,
  file: string,
): { html: string; flight?: { file: string; text: string } } {
  const text = [...html.matchAll(FLIGHT)].map(([, part]) => part).join('\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const flight = { file: `/_next/static/flight/${hash}.js`, text };
  const sources = [...html.matchAll(SCRIPT_FILE)]
    // For browsers without modules, which are older than any that the site supports.
    .filter(([, , attributes]) => !/nomodule/i.test(attributes ?? ''))
    .map(([, src = '']) => src);
  const bare = html.replace(SCRIPT_HINT, '').replace(SCRIPT_FILE, '').replace(FLIGHT, '');

  const runtime = sources.filter((src) => /\/webpack-[^/]+\.js$/.test(src));
  if (runtime.length !== 1) throw new Error(`${file}: ${runtime.length} runtimes of the framework, not one`);
  if (!/^\(self[^\n]*push\(\[0\]\)/.test(text)) throw new Error(`${file}: no data for React to start from`);
  if (/__next_f|<script[^>]* src=/.test(bare))
    throw new Error(`${file}: a script of the framework is left over`);

  if (!/<form\b/.test(bare)) return { html: bare };
  const waiting = [flight.file, ...sources.filter((src) => !runtime.includes(src)), ...runtime];
  return { html: bare.replace('</head>', `${formatWaitingScripts(waiting)}</head>`), flight };
}
