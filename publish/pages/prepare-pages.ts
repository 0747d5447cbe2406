import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@/lib/content/list-files';
import { weightOf } from '../compress-texts';
import { deferScripts, type Flight } from './defer-scripts';
import { inlineStyles } from './inline-styles';
import { parsePage } from './parse-page';
import { addPolicy } from './policy';
import { writeWeight } from './write-weight';

/** Makes every page of an export what visitors get, its policy last: that speaks of all the rest. */
export async function preparePages(out: string): Promise<void> {
  const readText = (path: string) => readFileSync(join(out, path), 'utf8');
  const sizeOf = (address: string) => {
    const path = decodeURIComponent(address);
    return path.endsWith('.js') ? weightOf(readText(path)) : statSync(join(out, path)).size;
  };
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const page = parsePage(readText(file));
    try {
      const { deferred, flight } = deferScripts(page);
      if (flight) write(out, flight);
      await inlineStyles(page, deferred, readText);
      addPolicy(page);
    } catch (error) {
      throw new Error(`${file} cannot be prepared: ${(error as Error).message}`, { cause: error });
    }
    write(out, { file, text: writeWeight(page, sizeOf) });
  }
}

function write(out: string, { file, text }: Flight): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}
