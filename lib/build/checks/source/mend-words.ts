import type { Mistake } from '../mistake';
import { contentLiterals, rewrite } from './literals';

const YES = /^(oui|vrai|yes|True|TRUE|on)$/;
const NO = /^(non|faux|no|False|FALSE|off)$/;
const WORD = /^(?!(true|false|null|undefined)$)\p{L}[\p{L}\p{N}_$]*$/u;

/** Words that stand for nothing, such as `oui` or a text without apostrophes: told, and mended as they were meant. */
export function mendWords(source: string): { text: string; mistakes: Omit<Mistake, 'file'>[] } {
  const lost = contentLiterals(source)
    .filter(({ text, isText }) => !isText && WORD.test(text) && !isDeclared(text, source))
    .map((word) => ({ ...word, as: meant(word.text) }));
  return {
    text: rewrite(source, lost),
    mistakes: lost.map(({ path, line, text, as }) => ({
      line,
      field: path,
      message: `« ${text} » ne veut rien dire ici`,
      remedy: `écrivez ${as}`,
    })),
  };
}

function isDeclared(word: string, source: string): boolean {
  return new RegExp(`(const|import)\\b[^;=]*\\b${word}\\b`).test(source);
}

function meant(word: string): string {
  return YES.test(word) ? 'true' : NO.test(word) ? 'false' : `'${word}'`;
}
