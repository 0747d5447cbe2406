import { workerPath } from '@/lib/rules/offline';
import { securityHeaders } from '@/publish/rules/headers';
import { listRedirects } from '@/publish/rules/moves';
import { faults, type Fault } from './report';
import type { Site } from './site';

const UNKNOWN = ['/cette-page-n-existe-pas', '/blog/cet-article-n-existe-pas'];

/** Pages asked for in this way at most: one rule holds for all that lie in a folder. */
const MOST_MOVES = 24;

const RULES =
  'L’hébergeur ne lit pas les règles de cette version : publiez tout « out/ » avec ses fichiers cachés (.hosts, .htaccess, _headers), puis « nginx -t && systemctl reload nginx », ou « systemctl reload caddy ».';
const HEADERS = `${RULES} Un relais placé devant le site ne doit retirer ni ajouter d’en-tête.`;

/** How a host must answer, whatever the page: only a served site can be asked. */
export async function checkHost(site: Site): Promise<Fault[]> {
  const checks = [checkHeaders, checkMissing, checkMoves, checkFiles];
  const found = await Promise.all(checks.map((check) => check(site)));
  const { origin } = site.target;
  return [
    ...faults(
      'Obtenez un certificat (certbot, ou Caddy qui le fait seul) : deploy/nginx.conf montre où il se place.',
      [isPublic(origin) && !origin.startsWith('https://') && 'le site n’est pas servi en https'],
    ),
    ...found.flat(),
  ];
}

async function checkHeaders({ read, target }: Site): Promise<Fault[]> {
  const { headers } = await read('/');
  const isWanted = (name: string) => name !== 'Strict-Transport-Security' || isPublic(target.origin);
  const absent = Object.keys(securityHeaders).filter((name) => isWanted(name) && !headers.has(name));
  const said = absent.map((name) => `en-tête absent : ${name}`);
  return faults(HEADERS, said);
}

async function checkMissing({ read }: Site): Promise<Fault[]> {
  const said = UNKNOWN.map(async (path) => {
    const { status, body } = await read(path);
    if (status !== 404) return `${path} répond ${status} au lieu de 404`;
    return !body.includes('Page introuvable') && `${path} ne montre pas la page 404 du site`;
  });
  return faults('Réglez la page 404 de l’hébergeur sur /404.html, avec l’état 404.', await Promise.all(said));
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
    const isMoved = [301, 308].includes(status) && location === to;
    return !isMoved && `${from} ne mène pas à ${to} par une redirection`;
  });
  return faults(RULES, await Promise.all(said));
}

/** A worker that a host keeps, or sends as something else, would hold every visitor to an old site. */
async function checkFiles({ read, pages }: Site): Promise<Fault[]> {
  const hashed = pages.flatMap(({ scripts }) => scripts).find((path) => path.startsWith('/_next/static/'));
  const encoded = /^(br|gzip|zstd)/;
  const checked = /^rien$|no-cache|no-store|max-age=(\d{1,3}|[1-3]\d{3})\b/;
  const wanted: [path: string | undefined, header: string, right: RegExp, said: string][] = [
    ['/', 'content-encoding', encoded, 'n’est pas compressé'],
    [hashed, 'content-encoding', encoded, 'n’est pas compressé'],
    ['/', 'cache-control', checked, 'reste en cache trop longtemps'],
    [hashed, 'cache-control', /immutable/, 'devrait rester en cache (immutable)'],
    [workerPath, 'cache-control', /no-cache|no-store|max-age=0/, 'doit être servi sans rester en cache'],
    [workerPath, 'content-type', /javascript/, 'doit être servi comme un script'],
    ['/', 'content-type', /^text\/html/, 'doit être servi comme une page'],
    ['/og/home.jpg', 'content-type', /^image\/jpeg/, 'doit être servi comme une image'],
    ['/feed.xml', 'content-type', /xml/, 'doit être servi comme un flux'],
  ];
  const said = wanted.map(async ([path, header, right, wrong]) => {
    if (path === undefined) return undefined;
    const sent = (await read(path)).headers.get(header) ?? 'rien';
    return !right.test(sent) && `${path} ${wrong} (${header} : ${sent})`;
  });
  return faults(RULES, await Promise.all(said));
}

function isPublic(origin: string | undefined): origin is string {
  return origin !== undefined && !/^http:\/\/(localhost|127\.|\[::1\])/.test(origin);
}
