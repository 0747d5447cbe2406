import postcss, { type Container, type Rule } from 'postcss';

/** Selectors of what no document holds by itself: states, generated boxes, vendors' own. */
const STATES = /::?(?!not|is|where|has|root)[\w-]+(\([^()]*\))?/g;

/** The part of some CSS that a document uses, or would in one of its states, written as tightly as by hand. */
export function usedCss(css: string, document: Document): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => isUsed(selector, document));
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove();
  });
  root.walkAtRules(/^(media|supports|layer)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  dropUnusedKeyframes(root);
  return root.toString();
}

function isStep({ parent }: Rule): boolean {
  return (parent as Container & { name?: string }).name?.endsWith('keyframes') ?? false;
}

function isUsed(selector: string, document: Document): boolean {
  const plain = selector.replace(STATES, '').trim();
  if (plain === '' || /[>+~]$/.test(plain)) return true;
  try {
    return document.querySelector(plain) !== null;
  } catch {
    // A selector too new for this parser is kept, as its author meant it.
    return true;
  }
}

function dropUnusedKeyframes(root: postcss.Root): void {
  const animations: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.some((animation) => animation.includes(rule.params))) rule.remove();
  });
}
