import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host answered, or what a folder holds; a folder knows no headers. */
export type Answer = { status: number; headers: Headers; body: Buffer };

/** A site to verify: a folder of exported files, or an address where a host serves them. */
export type Target = {
  name: string;
  /** Where it is served; `undefined` for a folder. */
  origin: string | undefined;
  get: (path: string, init?: RequestInit) => Promise<Answer>;
};

const PATIENCE_MS = 20_000;

/** A target by what the owner typed: an address when it looks like one, else a folder. @throws when neither is there. */
export function openTarget(typed: string): Target {
  if (/^https?:\/\//.test(typed)) {
    const { origin } = new URL(typed);
    return { name: origin, origin, get: (path, init) => ask(new URL(path, origin), init) };
  }
  if (!existsSync(join(typed, 'index.html'))) throw new Error(`aucun site dans « ${typed} »`);
  return openFolder(typed);
}

/** Asks any address once, following no redirect. @throws when nothing answers in time. */
export async function ask(url: URL, init?: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { redirect: 'manual', signal, ...init });
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

function openFolder(folder: string): Target {
  return {
    name: folder,
    origin: undefined,
    async get(path) {
      const name = decodeURIComponent(new URL(path, 'http://folder').pathname);
      const files = [name, `${name}.html`, `${name}/index.html`].filter((file) => /\.[^/]+$/.test(file));
      const found = [...files, '404.html'].find((file) => existsSync(join(folder, file)));
      const body = found === undefined ? Buffer.alloc(0) : readFileSync(join(folder, found));
      return { status: found && files.includes(found) ? 200 : 404, headers: new Headers(), body };
    },
  };
}
