import type { Site } from './site';

const UNKNOWN = ['/cette-page-n-existe-pas', '/blog/cet-article-n-existe-pas'];

/** How a host must answer, whatever the page: only a served site can be asked. */
export async function checkHost(site: Site): Promise<string[]> {
  const checks = [checkHeaders, checkMissing, checkCasing, checkCompression, checkCache, checkTypes];
  const said = await Promise.all(checks.map((check) => check(site)));
  return said.flat();
}

async function checkHeaders({ read, target }: Site): Promise<string[]> {
  const { headers } = await read('/');
  const frames = `${headers.get('x-frame-options') ?? ''}${headers.get('content-security-policy') ?? ''}`;
  const rules: [name: string, isRight: boolean][] = [
    ['X-Content-Type-Options: nosniff', headers.get('x-content-type-options') === 'nosniff'],
    ['Referrer-Policy', headers.has('referrer-policy')],
    ['Permissions-Policy', headers.has('permissions-policy')],
    ['Cross-Origin-Opener-Policy', headers.has('cross-origin-opener-policy')],
    ['X-Frame-Options ou frame-ancestors', /deny|sameorigin|frame-ancestors/i.test(frames)],
    ['Strict-Transport-Security', !isPublic(target.origin) || headers.has('strict-transport-security')],
  ];
  return [
    ...(isPublic(target.origin) && !target.origin?.startsWith('https://')
      ? ['le site n’est pas servi en https']
      : []),
    ...rules.filter(([, isRight]) => !isRight).map(([name]) => `en-tête absent : ${name}`),
  ];
}

async function checkMissing({ read }: Site): Promise<string[]> {
  const said = await Promise.all(
    UNKNOWN.map(async (path) => {
      const { status, body } = await read(path);
      if (status !== 404) return `${path} répond ${status} au lieu de 404`;
      return body.includes('Page introuvable') ? [] : `${path} ne montre pas la page 404 du site`;
    }),
  );
  return said.flat();
}

async function checkCasing({ read }: Site): Promise<string[]> {
  const said = await Promise.all(
    ['/ABOUT', '/about/'].map(async (path) => {
      const { status, headers } = await read(path);
      const to = headers.get('location');
      const isRight = [301, 308].includes(status) && to !== null && /^(https?:\/\/[^/]+)?\/about$/.test(to);
      return isRight ? [] : `${path} ne mène pas à /about par une redirection de l’hébergeur`;
    }),
  );
  return said.flat();
}

async function checkCompression({ read, pages }: Site): Promise<string[]> {
  const scripts = pages.flatMap((page) => page.scripts);
  const paths = ['/', ...scripts.filter((path) => path.startsWith('/_next/static/')).slice(0, 1)];
  const said = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await read(path);
      return headers.has('content-encoding') ? [] : `${path} n’est pas compressé`;
    }),
  );
  return said.flat();
}

async function checkCache({ read, pages }: Site): Promise<string[]> {
  const page = (await read('/')).headers.get('cache-control') ?? '';
  const scripts = pages.flatMap((page) => page.scripts);
  const hashed = scripts.find((path) => path.startsWith('/_next/static/'));
  const kept = hashed ? ((await read(hashed)).headers.get('cache-control') ?? '') : 'immutable';
  const ageS = Number(/max-age=(\d+)/.exec(page)?.[1] ?? 0);
  return [
    ...(ageS > 3600 || page.includes('immutable')
      ? [`les pages restent en cache trop longtemps : ${page}`]
      : []),
    ...(kept.includes('immutable') ? [] : [`${hashed} devrait rester en cache (immutable)`]),
  ];
}

async function checkTypes({ read }: Site): Promise<string[]> {
  const expected = { '/': /^text\/html/, '/og/home.jpg': /^image\/jpeg/, '/feed.xml': /xml/ };
  const said = await Promise.all(
    Object.entries(expected).map(async ([path, type]) => {
      const sent = (await read(path)).headers.get('content-type') ?? 'rien';
      return type.test(sent) ? [] : `${path} est envoyé comme « ${sent} »`;
    }),
  );
  return said.flat();
}

function isPublic(origin: string | undefined): boolean {
  return origin !== undefined && !/^http:\/\/(localhost|127\.|\[::1\])/.test(origin);
}
