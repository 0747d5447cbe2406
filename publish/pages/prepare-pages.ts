import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WEIGHT_HOLE } from '@/content/say';
import { listFiles } from '@/lib/content/list-files';
import { weightOf } from '../compress-texts';
import { deferScripts, type Flight } from './defer-scripts';
import { inlineStyles } from './inline-styles';
import { formatPage, parsePage } from './parse-page';
import { addPolicy } from './policy';
import { sayWeight } from './write-weight';

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Makes every page of an export what visitors get, its policy last: that speaks of all the rest. */
export async function preparePages(out: string): Promise<void> {
  const readText = (path: string) => readFileSync(join(out, path), 'utf8');
  const sizeOf = (address: string) => {
    const path = decodeURIComponent(address);
    return path.endsWith('.js') ? weightOf(readText(path)) : statSync(join(out, path)).size;
  };
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const page = parsePage(readText(file));
    let flight: Flight | undefined;
    try {
      const { deferred, ...taken } = deferScripts(page);
      flight = taken.flight;
      if (flight) write(out, flight);
      deferred.forEach((address) => compileAside(out, address));
      await inlineStyles(page, deferred, readText);
      addPolicy(page);
    } catch (error) {
      throw new Error(`${file} cannot be prepared: ${(error as Error).message}`, { cause: error });
    }
    const text = formatPage(page);
    const said = text.includes(WEIGHT_HOLE) ? sayWeight(page, sizeOf) : '';
    write(out, { file, text: text.replaceAll(WEIGHT_HOLE, said) });
    // From its data React makes a page anew that a browser has translated.
    if (flight)
      write(out, { ...flight, text: readText(flight.file).replaceAll(WEIGHT_HOLE, quoteTwice(said)) });
  }
}

/**
 * Has Chromium compile all of a script aside, while it arrives, in place of each function as it is first called: at an old phone's
 * touch that was half of React's start. https://v8.dev/blog/explicit-compile-hints
 */
function compileAside(out: string, address: string): void {
  const file = decodeURIComponent(address);
  const text = readFileSync(join(out, file), 'utf8');
  if (!text.startsWith(COMPILE_HINT)) write(out, { file, text: COMPILE_HINT + text });
}

/** Data for React is JSON in a string of a script. */
function quoteTwice(text: string): string {
  const quote = (words: string) => JSON.stringify(words).slice(1, -1);
  return quote(quote(text));
}

function write(out: string, { file, text }: Flight): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}
