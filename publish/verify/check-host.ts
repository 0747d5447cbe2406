import { pages } from '@/content/pages';
import { listMoves, type Move } from '@/lib/places';
import { faults, type Fault } from '@/lib/rules/fault';
import { securityHeaders } from '@/publish/hosts/headers';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { ask, type Answer } from './ask';

const UNKNOWN = ['/cette-page-n-existe-pas', '/blog/cet-article-n-existe-pas'];

const ALL = 'Publiez tout « out/ », avec ses fichiers cachés (_headers, _redirects, .htaccess).';
const HEADERS = `${ALL} Un relais placé devant le site ne doit retirer ni ajouter d’en-tête.`;
const MISSING = 'Réglez la page 404 de l’hébergeur sur /404.html, avec le code 404.';
const SECURE = 'Obtenez un certificat : Caddy le fait seul, certbot pour nginx.';

/** What is asked of a host, what its answer lacks and the remedy; by a browser that takes any compression, or one. */
type Check = [path: string, remedy: string, tell: (answer: Answer) => string | false, encoding?: string];

/** How a host answers for the pages of the site, whatever they say. */
export async function checkHost(origin: string, articleIds: readonly string[]): Promise<Fault[]> {
  const [script = '/'] = readDeferredScripts((await ask(new URL('/contact', origin))).body);
  const isPublic = !/^http:\/\/(localhost|127\.|\[::1\])/.test(origin);
  const headers = Object.keys(securityHeaders).filter(
    (name) => name !== 'Strict-Transport-Security' || isPublic,
  );
  const paths = [...pages.map(({ path }) => path), ...articleIds.map((id) => `/blog/${id}`)];
  const checks = [
    ...paths.flatMap((path) => ['identity', 'gzip', 'br'].map((encoding) => answers(path, encoding))),
    ...headers.map(hasHeader),
    ...UNKNOWN.map(isMissing),
    // One word of each page in place of its address.
    ...new Map(listMoves().map((move) => [move.to, leads(move)])).values(),
    sends('/', 'content-encoding', /^(br|gzip|zstd)/, 'n’est pas compressé'),
    sends(script, 'content-encoding', /^(br|gzip|zstd)/, 'n’est pas compressé'),
    sends('/', 'cache-control', /no-cache|no-store|max-age=\d{1,3}\b/, 'reste en cache trop longtemps'),
    sends(script, 'cache-control', /immutable/, 'devrait rester en cache (immutable)'),
    sends('/', 'content-type', /^text\/html/, 'doit être servi comme une page'),
    sends('/og/home.jpg', 'content-type', /^image\/jpeg/, 'doit être servi comme une image'),
    sends('/feed.xml', 'content-type', /xml/, 'doit être servi comme un flux'),
  ];
  const found = checks.map(async ([path, remedy, tell, encoding]) => {
    const init = encoding ? { headers: { 'Accept-Encoding': encoding } } : {};
    return faults(remedy, [tell(await ask(new URL(path, origin), init))]);
  });
  const insecure = isPublic && !origin.startsWith('https://') && 'le site n’est pas servi en https';
  return [...faults(SECURE, [insecure]), ...(await Promise.all(found)).flat()];
}

/** Every page, for every browser: some take no compressed copy. */
function answers(path: string, encoding: string): Check {
  const wrong = `à un navigateur qui accepte « ${encoding} »`;
  return [path, ALL, ({ status }) => status !== 200 && `${path} répond ${status} ${wrong}`, encoding];
}

function hasHeader(name: string): Check {
  return ['/', HEADERS, ({ headers }) => !headers.has(name) && `en-tête absent : ${name}`];
}

function isMissing(path: string): Check {
  const tell = ({ status, body }: Answer) => {
    if (status !== 404) return `${path} répond ${status} au lieu de 404`;
    return !body.includes('data-missing') && `${path} ne montre pas la page 404 du site`;
  };
  return [path, MISSING, tell];
}

function leads({ from, to }: Move): Check {
  const tell = ({ status, headers }: Answer) => {
    const isThere = headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') === to;
    const isMoved = isThere && [301, 308].includes(status);
    return !isMoved && `${from} ne mène pas à ${to} par une redirection`;
  };
  return [from, ALL, tell];
}

function sends(path: string, header: string, right: RegExp, message: string): Check {
  const tell = ({ headers }: Answer) => {
    const sent = headers.get(header) ?? 'rien';
    return !right.test(sent) && `${path} ${message} (${header} : ${sent})`;
  };
  return [path, HEADERS, tell];
}
