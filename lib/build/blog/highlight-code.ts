import type { ElementContent, RootContent } from 'hast';
import { common, createLowlight } from 'lowlight';

const lowlight = createLowlight(common);

/** The few kinds of word worth a colour, by the library's scopes; whatever is not named here stays plain. */
const KINDS: Record<string, string> = {
  keyword: 'code-word',
  built_in: 'code-word',
  type: 'code-word',
  attr: 'code-name',
  'title function_': 'code-name',
  string: 'code-text',
  number: 'code-text',
  literal: 'code-text',
  comment: 'code-note',
};

/** The languages whose words can be coloured; `js`, `sh`, `yml` and the like are some of them too. */
export const languages = lowlight.listLanguages();

/** Whether a language, by its name or a shorter one, has its words coloured. */
export function isLanguage(name: string): boolean {
  return lowlight.registered(name);
}

/** Code with its words in coloured classes: at build only, so no script and no inline style reaches the reader. */
export function highlightCode(code: string, language: string): ElementContent[] {
  return keepKinds(lowlight.highlight(language, code).children);
}

/** The library's spans reduced to the kinds above, one deep; the others leave their words. */
function keepKinds(nodes: RootContent[], isInside = false): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    const scope = [node.properties.className].flat().join(' ').replace('hljs-', '');
    const kind = isInside ? undefined : KINDS[scope];
    const children = keepKinds(node.children, isInside || kind !== undefined);
    return kind ? [{ ...node, properties: { className: [kind] }, children }] : children;
  });
}
