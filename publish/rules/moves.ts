import { redirections } from '@/content/redirections';
import { synonyms } from '@/content/synonyms';

/** Status of every redirect: for good, and a POST stays a POST. */
export const MOVED_STATUS = 308;

/** An address and where it leads: to itself for a page, whose other spellings are redirected; `*` is any name in a folder. */
export type Move = { from: string; to: string };

/** The addresses that moved, and the words visitors try in place of an address, as addresses. */
export function listRedirects(): Move[] {
  return [
    ...Object.entries(redirections).map(([from, to]) => ({ from, to })),
    ...Object.entries(synonyms).flatMap(([to, words]) => words.map((word) => ({ from: `/${word}`, to }))),
  ];
}

/** All spellings of an address, for a regular expression that ignores case, in JavaScript, PCRE and Go. */
export function looseSource(address: string): string {
  if (address === '/') return '^/+(?:index(?:\\.html)?/*)?$';
  const name = address.slice(1).replace(/\./g, '\\.').replace(/\//g, '/+').replace('*', '([^/.]+)');
  return `^/+${name}(?:\\.html)?/*$`;
}

/** The one right spelling of an address without dots, for a regular expression. */
export function exactSource(address: string): string {
  return `^${address.replace('*', '[^/.]+')}$`;
}

/** Path and fragment of where a move leads: the query of the visitor goes between the two. */
export function splitFragment(to: string): [path: string, fragment: string] {
  const path = to.replace(/#.*/, '');
  return [path, to.slice(path.length)];
}
