import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Redirect = { to: string; status: 301 | 302 | 303 | 307 | 308 };
/** What a path leads to: a file of the folder with its status, or another address. */
type Found = { file: string; status: 200 | 404 } | Redirect;

// For hosts alone, hidden, sent in place of others, and in place of none.
const NO_ADDRESS = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)|\.(?:br|gz)$|^\/404\.html$/;

/** Reads the names of all files of an exported site, and its rules; later changes are not seen. @throws when there is none. */
export function indexSite(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const served = names.filter((name) => !NO_ADDRESS.test(name));
  const addresses = new Map(served.map((name) => [name.replace(/^(\/)index\.html$|\.html$/, '$1'), name]));
  const moves = new Map(readMoves(folder).map(([from, move]) => [plain(from), move]));
  for (const [page, file] of addresses)
    if (file.endsWith('.html')) moves.set(plain(page), { to: encodeURI(page), status: 308 });

  function find(path: string): Found {
    const file = addresses.get(path);
    return file ? { file, status: 200 } : (moves.get(plain(path)) ?? { file: '/404.html', status: 404 });
  }
  return { find, headersOf: readHeaders(folder) };
}

/** What is left of a path without its letter case, slashes at its end, `.html` and `/index`. */
function plain(path: string): string {
  const text = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return text.replace(/\.html$/, '').replace(/\/index$/, '');
}

/** Headers of a path: values of one that several rules set are joined by a comma, as Netlify and Cloudflare do. */
function readHeaders(folder: string): (path: string) => Headers {
  let pattern = '';
  const rules = linesOf(folder, '_headers').flatMap((line) => {
    const [, name, value = ''] = /^\s+([^:\s]+):(.*)$/.exec(line) ?? [];
    if (name === undefined) pattern = line.trim();
    return name ? [{ pattern, header: [name, value.trim()] as [string, string] }] : [];
  });
  return (path) => new Headers(rules.flatMap((rule) => (isMatch(rule.pattern, path) ? [rule.header] : [])));
}

/** Moves of one address each, the first first; other rules, such as rewrites with status 200, are left out. */
function readMoves(folder: string): [from: string, move: Redirect][] {
  return linesOf(folder, '_redirects').flatMap((line) => {
    const [from = '', to = '', said = '301'] = line.trim().split(/\s+/);
    const status = ([301, 302, 303, 307, 308] as const).find((one) => String(one) === said);
    return status && !from.includes('*') ? [[from, { to, status }]] : [];
  });
}

/** One `*` stands for anything. */
function isMatch(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === start;
  return path.startsWith(start) && path.slice(start.length).endsWith(end);
}

function linesOf(folder: string, name: string): string[] {
  const path = join(folder, name);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
  return lines.filter((line) => !/^\s*(?:#|$)/.test(line));
}
