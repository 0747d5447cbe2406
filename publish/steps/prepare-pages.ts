import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@/lib/build/list-files';
import { addPolicy, pagePolicy } from '@/publish/rules/policy';
import { fetchPagesAhead } from './fetch-pages-ahead';
import { holdScripts } from './hold-scripts';
import { inlineStyles } from './inline-styles';

/** Makes every page of `out/` what visitors get, its policy last: that speaks of all the rest. Returns how many there are. */
export function preparePages(out: string): number {
  const texts = new Map<string, string>();
  const readText = (path: string) => {
    const text = texts.get(path) ?? readFileSync(join(out, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  const files = listFiles(out).filter((path) => path.endsWith('.html'));
  for (const file of files) {
    const exported = fetchPagesAhead(readFileSync(join(out, file), 'utf8'));
    // Without these two steps, everything is fetched at once, as the framework has it, and works the same.
    const { html, flight } = holdScripts(inlineStyles(exported, file, readText), file);
    if (flight) {
      mkdirSync(join(out, dirname(flight.file)), { recursive: true });
      writeFileSync(join(out, flight.file), flight.text);
    }
    writeFileSync(join(out, file), addPolicy(html, pagePolicy(html)));
  }
  return files.length;
}
