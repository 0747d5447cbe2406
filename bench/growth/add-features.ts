import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@/content/catalogue';
import type { Feature } from '@/content/types';

/** Adds features to the catalogue of a copy of the project, each one of its own under another name, until it has `count`. */
export function addFeatures(project: string, count: number): void {
  const file = join(project, 'content/catalogue.ts');
  const known: readonly Feature[] = catalogue;
  const rows = Array.from({ length: Math.max(0, count - known.length) }, (_, position) => {
    const feature = known[position % known.length];
    const added = { ...feature, id: `essai-${position + 1}`, name: `${feature?.name} ${position + 1}` };
    return `  ${JSON.stringify(added)},\n`;
  }).join('');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^\] satisfies Feature\[\];$/m, `${rows}] satisfies Feature[];`));
}
