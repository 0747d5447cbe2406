import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaders, readMoves, type Move } from './read-rules';

/** What a path leads to: a file of the folder with its status, or another address. */
export type Found = { file: string; status: 200 | 404 } | Move;

// For hosts alone, hidden, sent in place of others, and in place of none.
const NO_ADDRESS = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)|\.(?:br|gz)$|^\/404\.html$/;

/** Reads the names of all files of an exported site, and its rules; later changes are not seen. @throws when there is none. */
export function indexSite(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const served = names.filter((name) => !NO_ADDRESS.test(name));
  const addresses = new Map(served.map((name) => [addressOf(name), name]));
  const moves = new Map(readMoves(folder).map(([from, move]) => [plain(from), move]));
  for (const [page, file] of addresses)
    if (file.endsWith('.html')) moves.set(plain(page), { to: encodeURI(page), status: 308 });

  function find(path: string): Found {
    const file = addresses.get(path);
    return file ? { file, status: 200 } : (moves.get(plain(path)) ?? { file: '/404.html', status: 404 });
  }
  return { find, headersOf: readHeaders(folder) };
}

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** What is left of a path without its letter case, slashes at its end, `.html` and `/index`. */
function plain(path: string): string {
  const text = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return text.replace(/\.html$/, '').replace(/\/index$/, '');
}
