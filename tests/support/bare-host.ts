import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binaryTypes, textTypes } from '@/publish/hosts/file-types';
import { pageFile } from './exported-site';

/** What one answer of a slow line brings of a page, and how long the next takes. */
const PIECE = { bytes: 3_000, ms: 40 };

type BareHostOptions = { rewrite?: (script: string) => string; inPieces?: boolean; stalls?: boolean };

/**
 * The least a static host does: files by their exact names, `.html` left out of addresses, the 404 page for the rest.
 * No redirects, no ignoring of case. `rewrite` changes the scripts on their way; pages come `inPieces`, as over a slow line; where it
 * `stalls`, scripts never come, and keep the few connections that a browser has to one host.
 */
export async function startBareHost({ rewrite, inPieces, stalls }: BareHostOptions = {}) {
  const root = resolve(process.env.OUT_DIR ?? 'out');
  const posted: string[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (request.method === 'POST') {
      posted.push(path);
      // The page stays where it is.
      return void response.writeHead(204).end();
    }
    if (stalls && path.endsWith('.js')) return;
    const name = extname(path) ? path : pageFile(path);
    const found = await readFile(join(root, name)).catch(() => undefined);
    const file = found && rewrite && name.endsWith('.js') ? rewrite(found.toString()) : found;
    const type = { ...textTypes, ...binaryTypes }[file ? extname(name).slice(1) : 'html'];
    response.writeHead(file ? 200 : 404, { 'Content-Type': type ?? 'application/octet-stream' });
    const body = file ?? (await readFile(join(root, '404.html')));
    let sent = 0;
    for (; inPieces && name.endsWith('.html') && sent < body.length; sent += PIECE.bytes) {
      response.write(body.slice(sent, sent + PIECE.bytes));
      await pause(PIECE.ms);
    }
    response.end(body.slice(sent));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The addresses that were posted to. */
    posted,
    stop: () => void server.close().closeAllConnections(),
  };
}
