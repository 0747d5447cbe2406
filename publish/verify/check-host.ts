import { pages } from '@/content/pages';
import { securityHeaders } from '@/publish/hosts/headers';
import { listMoves } from '@/lib/places';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { ask } from './ask';
import { faults, type Fault } from '@/lib/rules/fault';

const UNKNOWN = ['/cette-page-n-existe-pas', '/blog/cet-article-n-existe-pas'];

const ALL = 'Publiez tout « out/ », avec ses fichiers cachés (_headers, _redirects, .htaccess).';
const HEADERS = `${ALL} Un relais placé devant le site ne doit retirer ni ajouter d’en-tête.`;

/** How a host answers for the pages of the site, whatever they say. */
export async function checkHost(origin: string, articleIds: readonly string[]): Promise<Fault[]> {
  const paths = [...pages.map(({ path }) => path), ...articleIds.map((id) => `/blog/${id}`)];
  const found = await Promise.all([
    checkPages(origin, paths),
    checkHeaders(origin),
    checkUnknown(origin),
    checkMoves(origin),
    checkFiles(origin),
  ]);
  return found.flat();
}

/** Every page, for every browser: some take no compressed copy. */
async function checkPages(origin: string, paths: readonly string[]): Promise<Fault[]> {
  const asked = paths.flatMap((path) => ['identity', 'gzip', 'br'].map((encoding) => ({ path, encoding })));
  const found = asked.map(async ({ path, encoding }) => {
    const { status } = await ask(new URL(path, origin), { headers: { 'Accept-Encoding': encoding } });
    return status !== 200 && `${path} répond ${status} à un navigateur qui accepte « ${encoding} »`;
  });
  return faults(ALL, await Promise.all(found));
}

async function checkHeaders(origin: string): Promise<Fault[]> {
  const { headers } = await ask(new URL('/', origin));
  const isPublic = !/^http:\/\/(localhost|127\.|\[::1\])/.test(origin);
  const isWanted = (name: string) => name !== 'Strict-Transport-Security' || isPublic;
  const absent = Object.keys(securityHeaders).filter((name) => isWanted(name) && !headers.has(name));
  return [
    ...faults('Obtenez un certificat : Caddy le fait seul, certbot pour nginx.', [
      isPublic && !origin.startsWith('https://') && 'le site n’est pas servi en https',
    ]),
    ...faults(
      HEADERS,
      absent.map((name) => `en-tête absent : ${name}`),
    ),
  ];
}

async function checkUnknown(origin: string): Promise<Fault[]> {
  const found = UNKNOWN.map(async (path) => {
    const { status, body } = await ask(new URL(path, origin));
    if (status !== 404) return `${path} répond ${status} au lieu de 404`;
    return !body.includes('data-missing') && `${path} ne montre pas la page 404 du site`;
  });
  return faults(
    'Réglez la page 404 de l’hébergeur sur /404.html, avec le code 404.',
    await Promise.all(found),
  );
}

/** One word of each page in place of its address. */
async function checkMoves(origin: string): Promise<Fault[]> {
  const moves = new Map(listMoves().map((move) => [move.to, move]));
  const found = [...moves.values()].map(async ({ from, to }) => {
    const { status, headers } = await ask(new URL(from, origin));
    const location = headers.get('location')?.replace(/^https?:\/\/[^/]+/, '');
    const isMoved = [301, 308].includes(status) && location === to;
    return !isMoved && `${from} ne mène pas à ${to} par une redirection`;
  });
  return faults(ALL, await Promise.all(found));
}

async function checkFiles(origin: string): Promise<Fault[]> {
  const { body } = await ask(new URL('/contact', origin));
  const script = readDeferredScripts(body)[0] ?? '/';
  const encoded = /^(br|gzip|zstd)/;
  const wanted: [path: string, header: string, right: RegExp, message: string][] = [
    ['/', 'content-encoding', encoded, 'n’est pas compressé'],
    [script, 'content-encoding', encoded, 'n’est pas compressé'],
    ['/', 'cache-control', /no-cache|no-store|max-age=\d{1,3}\b/, 'reste en cache trop longtemps'],
    [script, 'cache-control', /immutable/, 'devrait rester en cache (immutable)'],
    ['/', 'content-type', /^text\/html/, 'doit être servi comme une page'],
    ['/og/home.jpg', 'content-type', /^image\/jpeg/, 'doit être servi comme une image'],
    ['/feed.xml', 'content-type', /xml/, 'doit être servi comme un flux'],
  ];
  const found = wanted.map(async ([path, header, right, message]) => {
    const sent = (await ask(new URL(path, origin))).headers.get(header) ?? 'rien';
    return !right.test(sent) && `${path} ${message} (${header} : ${sent})`;
  });
  return faults(HEADERS, await Promise.all(found));
}
