import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { binaryTypes, textTypes } from '@/publish/hosts/file-types';
import { pageFile } from './exported-site';

/**
 * The least a static host does: files by their exact names, `.html` left out of addresses, the 404 page for the rest.
 * No redirects, no ignoring of case. `rewrite` changes the scripts on their way.
 */
export async function startBareHost(rewrite?: (script: string) => string) {
  const root = resolve(process.env.OUT_DIR ?? 'out');
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const name = extname(path) ? path : pageFile(path);
    const found = await readFile(join(root, name)).catch(() => undefined);
    const file = found && rewrite && name.endsWith('.js') ? rewrite(found.toString()) : found;
    const type = { ...textTypes, ...binaryTypes }[file ? extname(name).slice(1) : 'html'];
    response.writeHead(file ? 200 : 404, { 'Content-Type': type ?? 'application/octet-stream' });
    response.end(file ?? (await readFile(join(root, '404.html'))));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => void server.close().closeAllConnections(),
  };
}
