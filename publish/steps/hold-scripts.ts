import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatWaitingScripts } from '@/publish/rules/waiting-scripts';
import { listFiles } from '@/publish/rules/list-files';

const FLIGHT_FOLDER = '_next/static/flight';

const SCRIPT_HINT = /<link rel="preload" as="script"[^>]*\/>/g;
const SCRIPT_FILE = /<script src="([^"]+)"([^>]*)><\/script>/g;
const FLIGHT =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?)<\/script>/g;

/**
 * Takes the framework's scripts out of every page of `out/` and leaves their addresses for the early script, which
 * fetches them at the first sign of life (components/early/wake-react.ts). The data that React starts from goes into a
 * file of its own, so that a visitor who only reads does not pay for a second copy of the page. A page without a form
 * keeps none.
 * @throws when a page does not look as the framework is known to write it.
 */
export function holdScripts(out: string): void {
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const { bare, html, flight, flightFile } = holdScriptsOf(readFileSync(join(out, file), 'utf8'), file);
    if (!/<form\b/.test(bare)) {
      writeFileSync(join(out, file), bare);
      continue;
    }
    mkdirSync(dirname(join(out, flightFile)), { recursive: true });
    writeFileSync(join(out, flightFile), flight);
    writeFileSync(join(out, file), html);
  }
}

/**
 * One page without its scripts (`bare`), and with their list (`html`); `flightFile` is the path, inside `out/`, of the data
 * that React starts from.
 */
export function holdScriptsOf(
  html: string,
  file: string,
): { bare: string; html: string; flight: string; flightFile: string } {
  const flight = [...html.matchAll(FLIGHT)].map(([, text]) => text).join('\n');
  const flightFile = `${FLIGHT_FOLDER}/${hashOf(flight)}.js`;
  const sources = [...html.matchAll(SCRIPT_FILE)]
    // For browsers without modules, which are older than any that the site supports.
    .filter(([, , attributes]) => !/nomodule/i.test(attributes ?? ''))
    .map(([, src = '']) => src);
  const bare = html.replace(SCRIPT_HINT, '').replace(SCRIPT_FILE, '').replace(FLIGHT, '');

  const runtime = sources.filter((src) => /\/webpack-[^/]+\.js$/.test(src));
  if (runtime.length !== 1) throw new Error(`${file}: ${runtime.length} runtimes of the framework, not one`);
  if (!/^\(self[^\n]*push\(\[0\]\)/.test(flight)) throw new Error(`${file}: no data for React to start from`);
  if (/__next_f|<script[^>]* src=/.test(bare))
    throw new Error(`${file}: a script of the framework is left over`);

  const waiting = [`/${flightFile}`, ...sources.filter((src) => !runtime.includes(src)), ...runtime];
  const list = formatWaitingScripts(waiting);
  return { bare, html: bare.replace('</head>', `${list}</head>`), flight, flightFile };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
