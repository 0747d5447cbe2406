import type { Code } from 'mdast';
import { highlightCode, languages } from './highlight-code';

/**
 * Fills a block of code from the sample it names (`fichier=exemples/livraison.sh`) and colours its words. Says what is
 * wrong with a block that names no such file, or a language nobody knows.
 */
export function colourCode(
  block: Code,
  readSample: (path: string) => string | undefined,
): string | undefined {
  const path = block.meta?.match(/^fichier=(\S+)$/)?.[1];
  const code = path ? readSample(path) : block.value;
  if (code === undefined || (block.meta && !path)) return `aucun exemple ne s’appelle « ${block.meta} »`;
  block.value = code.trimEnd();
  if (!block.lang) return undefined;
  if (!languages.includes(block.lang))
    return `le langage « ${block.lang} » est inconnu ; par exemple : bash, python, sql, typescript, yaml`;
  block.data = { hChildren: highlightCode(`${block.value}\n`, block.lang) };
  return undefined;
}
