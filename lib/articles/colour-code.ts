import type { ElementContent, RootContent } from 'hast';
import { all, createLowlight } from 'lowlight';
import type { Code } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Refusal } from './front-matter';

const SAMPLE = 'posez-le à côté de l’article : fichier=exemples/nom.sql';
const LANGUAGE = 'écrivez par exemple sh, sql, ts, php ou toml, ou rien';

/** The languages whose words can be coloured; `js`, `sh`, `yml` and the like are some of them too. */
const lowlight = createLowlight(all);

/** The few kinds of word worth a tone (each of 4.5:1 or more on ink), by the library's scopes; whatever is not named here stays plain. */
const KINDS: readonly [scopes: RegExp, look: string][] = [
  [/^(keyword|built_in|type)$/, 'text-ochre-light'],
  [/^(attr|title function_)$/, 'text-lavender'],
  [/^(string|number|literal)$/, 'text-terracotta-light'],
  [/^comment$/, 'text-lavender italic'],
];

/** Fills a block of code from the sample it names (`fichier=exemples/livraison.sh`) and colours its words; or says what is wrong. */
export function colourCode(
  block: Code,
  readSample: (path: string) => string | undefined,
): Refusal | undefined {
  const path = block.meta?.match(/^fichier=(\S+)$/)?.[1];
  const code = path ? readSample(path) : block.value;
  if (code === undefined || (block.meta && !path))
    return [`aucun exemple ne s’appelle « ${block.meta} »`, SAMPLE];
  block.value = code.trimEnd();
  if (!block.lang) return undefined;
  if (!lowlight.registered(block.lang)) return [`le langage « ${block.lang} » est inconnu`, LANGUAGE];
  block.data = { hChildren: keepKinds(lowlight.highlight(block.lang, `${block.value}\n`).children) };
  return undefined;
}

/** The library's spans reduced to the kinds above, one deep; the others leave their words. */
function keepKinds(nodes: RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    const scope = [node.properties.className].flat().join(' ').replace('hljs-', '');
    const [, kind] = KINDS.find(([scopes]) => scopes.test(scope)) ?? [];
    if (!kind) return keepKinds(node.children);
    return [
      { ...node, properties: { className: [kind] }, children: [{ type: 'text', value: toString(node) }] },
    ];
  });
}
