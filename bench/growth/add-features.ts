import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureCategories } from '@/content/categories';
import type { Feature } from '@/content/types';
import { createChooser, nameThing } from './french';

/** Adds features to the catalogue of a copy of the project until it has `count` of them, in groups of like size. */
export function addFeatures(project: string, count: number): void {
  const file = join(project, 'content/catalogue.ts');
  const catalogue = readFileSync(file, 'utf8');
  const existing = catalogue.match(/^ {2}\{ id: /gm)?.length ?? 0;
  const choose = createChooser(count);
  const added = Array.from({ length: Math.max(0, count - existing) }, (_, position): Feature => {
    const name = nameThing(choose);
    return {
      id: `essai-${position + 1}`,
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${position + 1}`,
      priceUsd: choose([20, 50, 99, 150, 399, 899]),
      category: featureCategories[position % featureCategories.length] ?? 'Web',
    };
  });
  const rows = added.map((feature) => `  ${JSON.stringify(feature)},\n`).join('');
  writeFileSync(file, catalogue.replace(/^\] satisfies Feature\[\];$/m, `${rows}] satisfies Feature[];`));
}
