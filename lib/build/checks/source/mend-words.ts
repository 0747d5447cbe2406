import type { Mistake } from '../mistake';
import { readData, type Written } from './read-data';
import type { Token } from './tokens';

const YES = /^(oui|vrai|yes|True|TRUE|on)$/;
const NO = /^(non|faux|no|False|FALSE|off)$/;
const KNOWN = /^(true|false|null|undefined)$/;

/** Words that stand for nothing, such as `oui` or a text without apostrophes: told, and mended as they were meant. */
export function mendWords(source: string): { text: string; mistakes: Omit<Mistake, 'file'>[] } {
  const lost = [...readData(source)]
    .flatMap(([name, exported]) => singleWords(exported, name))
    .filter(({ token: { text } }) => !isDeclared(text, source));
  const text = lost.reduceRight(
    (mended, { token }) =>
      mended.slice(0, token.offset) + meant(token.text) + mended.slice(token.offset + token.text.length),
    source,
  );
  return {
    text,
    mistakes: lost.map(({ token, field }) => ({
      line: token.line,
      field,
      message: `« ${token.text} » ne veut rien dire ici`,
      remedy: `écrivez ${meant(token.text)}`,
    })),
  };
}

function singleWords({ tokens, fields, items }: Written, field: string): { token: Token; field: string }[] {
  const [token, second] = tokens ?? [];
  return [
    ...(token && !second && /^\p{L}/u.test(token.text) ? [{ token, field }] : []),
    ...[...(fields ?? [])].flatMap(([name, inner]) => singleWords(inner, `${field}.${name}`)),
    ...(items ?? []).flatMap((item, position) => singleWords(item, `${field}[${position}]`)),
  ];
}

function isDeclared(word: string, source: string): boolean {
  return KNOWN.test(word) || new RegExp(`(const|import)\\b[^;=]*\\b${word}\\b`).test(source);
}

function meant(word: string): string {
  return YES.test(word) ? 'true' : NO.test(word) ? 'false' : `'${word}'`;
}
