import postcss, { type ChildNode, type Container } from 'postcss';

/**
 * The part of a style sheet that a page can use before it is left for another: rules whose classes all stand in the page
 * or in one of its scripts, and every rule without classes. The next page has the whole sheet (early/wake-react.ts).
 */
export function usedStyles(css: string, html: string, scripts: readonly string[]): string {
  const words = new Set([...classesIn(html), ...scripts.flatMap(wordsIn)]);
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

function classesIn(html: string): string[] {
  return [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/));
}

/** Whatever stands in a script like a class in a text: most of it is none, and matches nothing. */
function wordsIn(script: string): string[] {
  return script.split(/[\s"'`\\]+/);
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
