import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '@/lib/build/list-files';
import { createSite } from '@/server/site/create-site';

const HASH = /[-/]([0-9a-f]{16})\.js$/;

/** The exported site on a server of its own, which can be slowed down, taken away, and given a new version of the site. */
export async function startVersions() {
  const folder = mkdtempSync(join(tmpdir(), 'trame-versions-'));
  cpSync('out', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const host = {
    pageDelayMs: 0,
    isGone: false,
    mailer: 202 as number | 'reset',
    posts: [] as string[],
    asked: [] as string[],
  };
  const site = createSite(folder);
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (host.isGone) return void request.socket.destroy();
    host.asked.push(path);
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      host.posts.push(body);
      if (host.mailer === 'reset') return void request.socket.destroy();
      return void response.writeHead(host.mailer, { 'Content-Type': 'application/json' }).end('{}');
    }
    if (!/\.\w+$/.test(path)) await new Promise((resolve) => setTimeout(resolve, host.pageDelayMs));
    return site(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  /**
   * Every page says its version; every script has another name, and none of the names of before is there any more. A new
   * worker asks for all that is kept ahead again.
   */
  function deploy(version: string, { isWorkerNew = true } = {}) {
    const files = listFiles(folder);
    const hashes = files.flatMap((file) => HASH.exec(file)?.[1] ?? []);
    const renamed = (text: string) =>
      hashes.reduce((changed, hash) => changed.replaceAll(hash, hash.slice(1) + version), text);
    for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
      const path = join(folder, file);
      const text = renamed(readFileSync(path, 'utf8')).replace(
        /<html lang="fr"( data-version="\d")?/,
        `<html lang="fr" data-version="${version}"`,
      );
      writeFileSync(path, file === '/sw.js' && isWorkerNew ? `${text}\n// ${version}` : text);
      if (renamed(file) !== file) renameSync(path, join(folder, renamed(file)));
    }
    utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 1_000));
  }

  return Object.assign(host, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    deploy,
    stop: async () => {
      server.close().closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
