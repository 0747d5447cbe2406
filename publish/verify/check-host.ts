import { workerPath } from '@/lib/rules/offline';
import { securityHeaders } from '@/publish/rules/headers';
import { listRedirects } from '@/publish/rules/moves';
import { faults, unless, type Fault } from './fault';
import type { Site } from './site';

const UNKNOWN = ['/cette-page-n-existe-pas', '/blog/cet-article-n-existe-pas'];

/** Pages asked for in this way at most: one rule holds for all that lie in a folder. */
const MOST_MOVES = 24;

const RULES =
  'L’hébergeur ne lit pas les règles de cette version : publiez tout « out/ » avec ses fichiers cachés (.hosts, .htaccess, _headers), puis « nginx -t && systemctl reload nginx », ou « systemctl reload caddy ».';
const HEADERS = `${RULES} Un relais placé devant le site ne doit retirer ni ajouter d’en-tête.`;

/** How a host must answer, whatever the page: only a served site can be asked. */
export async function checkHost(site: Site): Promise<Fault[]> {
  const checks = [
    checkHeaders,
    checkMissing,
    checkMoves,
    checkCompression,
    checkCache,
    checkWorker,
    checkTypes,
  ];
  const found = await Promise.all(checks.map((check) => check(site)));
  const { origin } = site.target;
  return [
    ...unless(
      !isPublic(origin) || origin.startsWith('https://'),
      'le site n’est pas servi en https',
      'Obtenez un certificat (certbot, ou Caddy qui le fait seul) : deploy/nginx.conf montre où il se place.',
    ),
    ...found.flat(),
  ];
}

async function checkHeaders({ read, target }: Site): Promise<Fault[]> {
  const { headers } = await read('/');
  const wanted = Object.keys(securityHeaders).filter(
    (name) => name !== 'Strict-Transport-Security' || isPublic(target.origin),
  );
  return faults(
    HEADERS,
    wanted.filter((name) => !headers.has(name)).map((name) => `en-tête absent : ${name}`),
  );
}

async function checkMissing({ read }: Site): Promise<Fault[]> {
  const said = UNKNOWN.map(async (path) => {
    const { status, body } = await read(path);
    if (status !== 404) return `${path} répond ${status} au lieu de 404`;
    return body.includes('Page introuvable') ? [] : `${path} ne montre pas la page 404 du site`;
  });
  return faults(
    'Réglez la page 404 de l’hébergeur sur /404.html, avec l’état 404.',
    (await Promise.all(said)).flat(),
  );
}

/** Spoilt addresses of the pages, in other letters but for the name of an article, and words in place of an address. */
async function checkMoves({ read, paths }: Site): Promise<Fault[]> {
  const spoilt = paths
    .filter((path) => path !== '/')
    .map((path) => ({ from: `${path.replace(/^\/[^/]+/, (name) => name.toUpperCase())}/`, to: path }));
  const words = new Map(listRedirects().map((move) => [move.to, move]));
  const said = [...spoilt.slice(0, MOST_MOVES), ...words.values()].map(async ({ from, to }) => {
    const { status, headers } = await read(from);
    const location = headers.get('location')?.replace(/^https?:\/\/[^/]+/, '');
    return [301, 308].includes(status) && location === to
      ? []
      : `${from} ne mène pas à ${to} par une redirection`;
  });
  return faults(RULES, (await Promise.all(said)).flat());
}

async function checkCompression({ read, pages }: Site): Promise<Fault[]> {
  const said = ['/', ...hashedScript(pages)].map(async (path) => {
    const { headers } = await read(path);
    return headers.has('content-encoding') ? [] : `${path} n’est pas compressé`;
  });
  return faults(RULES, (await Promise.all(said)).flat());
}

async function checkCache({ read, pages }: Site): Promise<Fault[]> {
  const page = (await read('/')).headers.get('cache-control') ?? '';
  const ageS = Number(/max-age=(\d+)/.exec(page)?.[1] ?? 0);
  const said = hashedScript(pages).map(async (path) => {
    const kept = (await read(path)).headers.get('cache-control') ?? '';
    return kept.includes('immutable') ? [] : `${path} devrait rester en cache (immutable)`;
  });
  return [
    ...unless(
      ageS <= 3600 && !page.includes('immutable'),
      `les pages restent en cache trop longtemps : ${page}`,
      HEADERS,
    ),
    ...faults(RULES, (await Promise.all(said)).flat()),
  ];
}

/** A worker that a host keeps, or sends as something else, would hold every visitor to an old site. */
async function checkWorker({ read }: Site): Promise<Fault[]> {
  const { status, headers } = await read(workerPath);
  const isFresh = /no-cache|no-store|max-age=0/.test(headers.get('cache-control') ?? '');
  const isScript = /javascript/.test(headers.get('content-type') ?? '');
  return unless(
    status === 200 && isFresh && isScript,
    `${workerPath} doit être servi comme un script, sans rester en cache`,
    RULES,
  );
}

async function checkTypes({ read }: Site): Promise<Fault[]> {
  const expected = { '/': /^text\/html/, '/og/home.jpg': /^image\/jpeg/, '/feed.xml': /xml/ };
  const said = Object.entries(expected).map(async ([path, type]) => {
    const sent = (await read(path)).headers.get('content-type') ?? 'rien';
    return type.test(sent) ? [] : `${path} est envoyé comme « ${sent} »`;
  });
  return faults(RULES, (await Promise.all(said)).flat());
}

function hashedScript(pages: Site['pages']): string[] {
  const scripts = pages.flatMap((page) => page.scripts);
  return scripts.filter((path) => path.startsWith('/_next/static/')).slice(0, 1);
}

function isPublic(origin: string | undefined): origin is string {
  return origin !== undefined && !/^http:\/\/(localhost|127\.|\[::1\])/.test(origin);
}
