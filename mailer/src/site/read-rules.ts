import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Move = { to: string; status: 301 | 302 | 303 | 307 | 308 };

/** Headers of a path: values of one that several rules set are joined by a comma, as Netlify and Cloudflare do. */
export function readHeaders(folder: string): (path: string) => Headers {
  const rules: { pattern: string; headers: [name: string, value: string][] }[] = [];
  for (const line of linesOf(folder, '_headers')) {
    const [, name = '', value = ''] = /^\s+([^:\s]+):(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value.trim()]);
    else rules.push({ pattern: line.trim(), headers: [] });
  }
  return (path) => new Headers(rules.flatMap((rule) => (isMatch(rule.pattern, path) ? rule.headers : [])));
}

/** Moves of one address each, the first first; other rules, such as rewrites with status 200, are left out. */
export function readMoves(folder: string): [from: string, move: Move][] {
  return linesOf(folder, '_redirects').flatMap((line) => {
    const [from = '', to = '', said = '301'] = line.trim().split(/\s+/);
    const status = ([301, 302, 303, 307, 308] as const).find((one) => String(one) === said);
    return status && !from.includes('*') ? [[from, { to, status }]] : [];
  });
}

/** One `*` stands for anything. */
function isMatch(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? path === start
    : path.startsWith(start) && path.slice(start.length).endsWith(end);
}

function linesOf(folder: string, name: string): string[] {
  const path = join(folder, name);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
  return lines.filter((line) => !/^\s*(?:#|$)/.test(line));
}
