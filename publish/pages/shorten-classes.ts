import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import postcss from 'postcss';
import { elementsOf } from './parse-page';

const CLASS = /\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi;

/**
 * Gives the classes of a page names of a letter or two, on its elements and in its styles, which are returned: their own are
 * a tenth of its bytes. Those that a script or a selector of attributes may ask for stay; what no style knows goes.
 */
export function shortenClasses(page: Document, css: string): string {
  const scripts = elementsOf(page, 'script').map((script) => DomUtils.textContent(script));
  const parts = [...css.matchAll(/\[class\*=["']?([\w-]+)/g)].map(([, part = '']) => part);
  const names = new Map<string, string>();
  const shortOf = (name: string) => {
    const isAsked =
      parts.some((part) => name.includes(part)) || scripts.some((text) => text.includes(`"${name}"`));
    const short = names.get(name) ?? (isAsked ? name : inLetters(names.size));
    names.set(name, short);
    return short;
  };

  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (written, name: string) => {
      const short = shortOf(plain(name));
      return short === plain(name) ? written : `.${short}`;
    });
  });
  for (const { attribs } of DomUtils.findAll(({ attribs }) => 'class' in attribs, [page])) {
    const kept = (attribs.class ?? '')
      .replace(/&amp;/g, '&')
      .replace(/&gt;/g, '>')
      .split(' ')
      .flatMap((name) => names.get(name) ?? []);
    if (kept.length > 0) attribs.class = kept.join(' ');
    else delete attribs.class;
  }
  return sheet.toString();
}

/** The name of a class as an element has it. */
function plain(escaped: string): string {
  return escaped.replace(/\\(?:([\da-f]{1,6}) |(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** a, b … z, aa, ab … */
function inLetters(count: number): string {
  const last = String.fromCodePoint(97 + (count % 26));
  return count < 26 ? last : inLetters(Math.floor(count / 26) - 1) + last;
}
