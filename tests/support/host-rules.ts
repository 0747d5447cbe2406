import { extname } from 'node:path';
import { listMoves } from '@/lib/pages/places';
import { binaryTypes, textTypes } from '@/publish/hosts/file-types';
import { pageHeaders, pathHeaders, patternSource, securityHeaders } from '@/publish/hosts/headers';
import { articles } from './articles';
import { allPaths } from './routes';
import { exportedFiles, pageFile, readExported } from './exported-site';

/** A request, and what its answer must hold. */
export type Request = {
  path: string;
  headers?: Record<string, string>;
  status: number;
  location?: string;
  expected?: Readonly<Record<string, string | undefined>>;
  text?: string;
};

const [film = ''] = [...exportedFiles].filter((file) => /^\/media\/.*\.mp4$/.test(file));
const typeOf = (file: string) => ({ ...textTypes, ...binaryTypes })[extname(file).slice(1)];
const assets = [...exportedFiles].filter((file) => typeOf(file) && !file.endsWith('.html'));

const casings = [
  (path: string) => path,
  (path: string) => path.toUpperCase(),
  (path: string) => path.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
];
const slashes = ['', '/', '//', '.html'];

/** The headers of a file of the site. */
function headersOf(file: string): Record<string, string> {
  const own = pathHeaders.filter(({ paths }) => new RegExp(patternSource(paths)).test(file));
  const named = file.endsWith('.html') ? pageHeaders : { 'Cache-Control': undefined };
  return Object.assign({}, securityHeaders, named, ...own.map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}

function pageRequest(path: string): Request {
  const file = pageFile(path);
  return { path, status: 200, expected: headersOf(file), text: titleOf(file) };
}

function missingRequest(path: string): Request {
  return {
    path,
    status: 404,
    text: titleOf('/404.html'),
    // What else a host may know of a folder says nothing of what is missing there.
    expected: { ...securityHeaders, 'content-type': 'text/html; charset=utf-8' },
  };
}

function titleOf(file: string): string {
  return /<title>[^<]*<\/title>/.exec(readExported(file))?.[0] ?? '';
}

/** The name of an article in other letters is mended by the 404 page: hosts do not know the names in a folder. */
function spellings(path: string): string[] {
  const forms = casings
    .slice(0, path.includes('/', 1) ? 1 : undefined)
    .flatMap((change) => slashes.map((end) => change(path === '/' ? '/index' : path) + end));
  return [...new Set(forms)].filter((form) => form !== path);
}

/** Everything the build promises of any host, by a name that fits into a table. */
export const hostRules: Record<string, Request[]> = {
  'chaque page à son adresse': allPaths.map(pageRequest),
  'casse, barres, .html : 1 redirection': allPaths.flatMap((path) =>
    spellings(path).map((spelling) => ({
      path: `${spelling}?q=a%20b&c`,
      status: 308,
      location: `${path}?q=a%20b&c`,
    })),
  ),
  'synonymes : 1 redirection': listMoves().flatMap(({ from, to }) => {
    const [path = '', part] = to.split('#');
    const fragment = part === undefined ? '' : `#${part}`;
    return [
      { path: from, status: 308, location: to },
      { path: `${from}?x=1`, status: 308, location: `${path}?x=1${fragment}` },
    ];
  }),
  'inconnues : 404 et son écran': [
    ...['/rien', '/rien/', '/about/rien', '/aboutt', '/About.txtt', '/a.css', '/media/x.0123abcd.avif'],
    ...['/blog/inconnu', `/blog/${articles[0]?.id.slice(0, -1)}0`, '/blog/a/b', '/_next/static/chunks/x.js'],
  ].map(missingRequest),
  'dossiers et fichiers privés : 404': [
    ...'/_next/ /_next /media/ /404 /404.html /404/ /_headers /_redirects /.htaccess /.nojekyll'.split(' '),
    ...'/about.html.br /about.txt.gz /_not-found /_not-found.html'.split(' '),
  ].map(missingRequest),
  'chaque fichier : son type, son cache, ses en-têtes': assets.map((file) => ({
    path: encodeURI(file),
    status: 200,
    expected: { ...headersOf(file), 'content-type': typeOf(file) },
  })),
  'brotli, puis gzip': [
    ...allPaths,
    '/rien',
    ...assets.filter((file) => exportedFiles.has(`${file}.br`)),
  ].flatMap((path) =>
    (['br', 'gzip'] as const).map((encoding) => ({
      path: encodeURI(path),
      headers: { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br' : 'gzip, deflate' },
      status: path === '/rien' ? 404 : 200,
      expected: {
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-type': typeOf(allPaths.includes(path) || path === '/rien' ? 'a.html' : path),
      },
    })),
  ),
  'plages du film': [
    { path: film, headers: { range: 'bytes=0-99' }, status: 206, expected: { 'content-length': '100' } },
    { path: film, headers: { range: 'bytes=-50' }, status: 206, expected: { 'content-length': '50' } },
    { path: film, headers: { range: 'bytes=99999999-' }, status: 416 },
    { path: film, status: 200, expected: { 'accept-ranges': 'bytes' } },
  ],
};
