import postcss, { type ChildNode, type Container } from 'postcss';

/**
 * The part of a style sheet that a page can use as it was exported: rules whose classes all stand in the page or in a
 * script of its own, and every rule without classes. What React adds later has the whole sheet (early/wake-react.ts).
 */
export function usedStyles(css: string, html: string): string {
  const words = wordsOf(html);
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // The steps of an animation are rules by shape only.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const selectors = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => words.has(name)),
    );
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  sheet.walkAtRules(/^(media|supports)$/, dropEmpty);
  return sheet.toString();
}

function dropEmpty(rule: Container<ChildNode>): void {
  if (rule.nodes?.length === 0) rule.remove();
}

/** The classes a selector asks for; those it excludes ask for nothing. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\([^)]*\)/g, '');
  return [...asked.matchAll(/\.((?:\\.|[\w-]|[^\x00-\x7f])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}

function wordsOf(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    decode(names).split(/\s+/),
  );
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].flatMap(
    ([, text = '']) => text.match(/[\w-]+/g) ?? [],
  );
  return new Set([...classes, ...scripts]);
}

function decode(text: string): string {
  return text.replace(/&(amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};
