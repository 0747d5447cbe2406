import type { Code } from 'mdast';
import type { Told } from './front-matter';
import { highlightCode, isLanguage, languages } from './highlight-code';

/**
 * Fills a block of code from the sample it names (`fichier=exemples/livraison.sh`) and colours its words. Says what is
 * wrong with a block that names no such file, or a language nobody knows, and the remedy.
 */
export function colourCode(block: Code, readSample: (path: string) => string | undefined): Told | undefined {
  const path = block.meta?.match(/^fichier=(\S+)$/)?.[1];
  const code = path ? readSample(path) : block.value;
  if (code === undefined || (block.meta && !path))
    return [
      `aucun exemple ne s’appelle « ${block.meta} »`,
      'posez-le à côté de l’article : fichier=exemples/nom.sql',
    ];
  block.value = code.trimEnd();
  if (!block.lang) return undefined;
  if (!isLanguage(block.lang))
    return [`le langage « ${block.lang} » est inconnu`, `écrivez l’un de ceux-ci : ${languages.join(', ')}`];
  block.data = { hChildren: highlightCode(`${block.value}\n`, block.lang) };
  return undefined;
}
