import { shownPages } from '@/lib/pages/pages';
import { listMoves } from '@/lib/pages/places';
import { DEMONSTRATION_TOKEN } from '@/lib/rules/lead/mailer';
import { siteOrigin } from '@/lib/seo/site-url';
import { getArticles } from '@/lib/articles/site-articles';
import { securityHeaders } from '@/publish/hosts/headers';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { ask, type Findings } from './ask';

const ALL = 'Publiez tout « out/ », avec ses fichiers cachés (_headers, _redirects, .htaccess).';
const HEADERS = `${ALL} Un relais placé devant le site ne doit retirer ni ajouter d’en-tête.`;
const MISSING = 'Réglez la page 404 de l’hébergeur sur /404.html, avec le code 404.';
const REBUILD =
  'Ce qui est publié date d’avant vos valeurs, ou d’une construction sans vos variables (SITE_URL, NEXT_PUBLIC_MAILER_TOKEN) : reconstruisez et publiez.';
const SECURE = 'Obtenez un certificat : Caddy le fait seul, certbot pour nginx.';

/** What is published names the public origin, and holds no token of the demonstration. */
export async function* publishedFaults(origin: string): Findings {
  const publicOrigin = siteOrigin();
  const { body } = await ask(new URL('/contact', origin));
  const [, canonical = 'rien'] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? [];
  if (canonical !== `${publicOrigin}/contact`)
    yield { message: `les pages se disent à ${canonical}, et non à ${publicOrigin}`, remedy: REBUILD };
  for (const path of readDeferredScripts(body))
    if ((await ask(new URL(path, origin))).body.includes(DEMONSTRATION_TOKEN))
      yield { message: 'les formulaires portent encore le jeton de la démonstration', remedy: REBUILD };
}

/** What is asked, the header of its answer, what that must hold, and what is said of one that does not. */
type Sent = [path: string, header: string, right: RegExp, lack: string];

/** How a host answers for the pages of the site, whatever they say. */
export async function* hostFaults(origin: string): Findings {
  const get = (path: string, encoding = 'gzip, br') =>
    ask(new URL(path, origin), { headers: { 'Accept-Encoding': encoding } });

  if (!/^https:|^http:\/\/(localhost|127\.|\[::1\])/.test(origin))
    yield { message: 'le site n’est pas servi en https', remedy: SECURE };

  const paths = [...shownPages().map(({ path }) => path), ...getArticles().map(({ id }) => `/blog/${id}`)];
  // Some browsers take no compressed copy.
  const asked = [...paths.map((path) => [path, 'identity'] as const), ['/', 'gzip'], ['/', 'br']] as const;
  for (const [path, encoding] of asked) {
    const { status } = await get(path, encoding);
    if (status !== 200)
      yield { message: `${path} répond ${status} à un navigateur qui accepte « ${encoding} »`, remedy: ALL };
  }

  for (const path of ['/cette-page-n-existe-pas', '/blog/cet-article-n-existe-pas']) {
    const { status, body } = await get(path);
    if (status !== 404 || !body.includes('data-missing'))
      yield { message: `${path} répond ${status} : il faut 404, et la page 404 du site`, remedy: MISSING };
  }

  for (const { from, to } of listMoves().slice(0, 1)) {
    const { status, headers } = await get(from);
    const isThere = headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') === to;
    if (!isThere || ![301, 308].includes(status))
      yield { message: `${from} ne mène pas à ${to} par une redirection`, remedy: ALL };
  }

  const [script = '/'] = readDeferredScripts((await get('/contact')).body);
  const sent: Sent[] = [
    ...Object.keys(securityHeaders).map((name): Sent => ['/', name, /./, 'est sans en-tête']),
    ['/', 'content-encoding', /br|gzip/, 'n’est pas compressé'],
    [script, 'content-encoding', /br|gzip/, 'n’est pas compressé'],
    ['/', 'cache-control', /no-cache|no-store|max-age=\d{1,3}\b/, 'reste en cache trop longtemps'],
    [script, 'cache-control', /immutable/, 'devrait rester en cache (immutable)'],
    ['/', 'content-type', /^text\/html/, 'doit être servi comme une page'],
    ['/og/home.jpg', 'content-type', /^image\/jpeg/, 'doit être servi comme une image'],
    ['/feed.xml', 'content-type', /xml/, 'doit être servi comme un flux'],
  ];
  for (const [path, header, right, lack] of sent) {
    const value = (await get(path)).headers.get(header) ?? '';
    if (!right.test(value))
      yield { message: `${path} ${lack} (${header} : ${value || 'rien'})`, remedy: HEADERS };
  }
}
