import { contentLiterals } from '@/lib/build/agency/content-literals';
import type { Mistake } from '../mistake';

const YES = /^(oui|vrai|yes|True|TRUE|on)$/;
const NO = /^(non|faux|no|False|FALSE|off)$/;
const WORD = /^(?!(true|false|null|undefined)$)\p{L}[\p{L}\p{N}_$]*$/u;

/** Words that stand for nothing, such as `oui` or a text without apostrophes: told, and mended as they were meant. */
export function mendWords(source: string): { text: string; mistakes: Omit<Mistake, 'file'>[] } {
  const lost = contentLiterals(source)
    .map(({ path, start, end }) => ({ path, start, end, word: source.slice(start, end) }))
    .filter(({ word }) => WORD.test(word) && !isDeclared(word, source));
  return {
    text: lost.reduceRight(
      (mended, { start, end, word }) => mended.slice(0, start) + meant(word) + mended.slice(end),
      source,
    ),
    mistakes: lost.map(({ path, start, word }) => ({
      line: source.slice(0, start).split('\n').length,
      field: path,
      message: `« ${word} » ne veut rien dire ici`,
      remedy: `écrivez ${meant(word)}`,
    })),
  };
}

function isDeclared(word: string, source: string): boolean {
  return new RegExp(`(const|import)\\b[^;=]*\\b${word}\\b`).test(source);
}

function meant(word: string): string {
  return YES.test(word) ? 'true' : NO.test(word) ? 'false' : `'${word}'`;
}
