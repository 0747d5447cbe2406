import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { page, siteFolder, writeSite } from './support/site-folder';
import { startTestHost } from './support/test-host';

const ID = '3f0c9a52-6a1e-4c55-9d0e-0b3f5a8e7c11';
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const files = {
  'about.html': page('À propos'),
  'about.txt': '0:{"a":1}',
  'about/__next._tree.txt': '1:{"b":2}',
  'blog.html': page('Blog'),
  [`blog/${ID}.html`]: page('Article'),
  [`blog/${ID}/__next.blog.$d$id.txt`]: '2:{}',
  '_next/static/chunks/Abc123.js': 'console.log("fil")',
  'media/film.0123abcd.mp4': FILM,
  'media/toile.avif': Buffer.from('avif'),
  'media/selvedge.svg': '<svg/>',
  'favicon.ico': Buffer.from('ico'),
  'media/police.woff2': Buffer.from('woff2'),
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.nojekyll': '',
  _headers: '/*',
};

const startSite = () => startTestHost({ outDir: siteFolder(files) });

test('every page answers on its clean address, also beside a folder of the same name', async () => {
  const host = await startSite();
  for (const [path, title] of [
    ['/', 'Accueil'],
    ['/about', 'À propos'],
    ['/about?x=1', 'À propos'],
    ['/blog', 'Blog'],
    [`/blog/${ID}`, 'Article'],
  ] as const) {
    const answer = await host.get(path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain(`<title>${title}</title>`);
  }
});

test.each([
  ['/about/', '/about'],
  ['/ABOUT', '/about'],
  ['/About/?q=Fil%20rouge&b', '/about?q=Fil%20rouge&b'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//about', '/about'],
  [`/Blog/${ID.toUpperCase()}/`, `/blog/${ID}`],
  ['/MEDIA/Toile.AVIF', '/media/toile.avif'],
])('%s leads to %s in one redirect', async (path, location) => {
  const host = await startSite();
  const answer = await host.get(path);
  expect([answer.status, answer.headers.location]).toEqual([308, location]);
  expect((await host.get(location)).status).toBe(200);
});

test.each([
  '/rien',
  '/about/rien',
  '/blog/inconnu',
  '/404',
  '/404.html',
  '/_headers',
  '/.nojekyll',
  '//exemple.org',
  '//exemple.org/%2e%2e',
  '/../package.json',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/about\\..\\index.html',
  '/%00',
  '/%ff%fe',
  '/%',
])('%s is not found, and said so with the 404 page', async (path) => {
  const host = await startSite();
  const answer = await host.get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.text).toContain('<title>Page introuvable</title>');
});

test('the closest 404 page is preferred', async () => {
  const host = await startTestHost({
    outDir: siteFolder({ ...files, 'blog/404.html': page('Article non trouvé') }),
  });
  expect((await host.get('/blog/inconnu')).text).toContain('Article non trouvé');
  expect((await host.get('/blog/a/b')).text).toContain('Article non trouvé');
  expect((await host.get('/inconnu')).text).toContain('Page introuvable');
});

test('a folder without 404 page still answers 404', async () => {
  const outDir = siteFolder({});
  rmSync(join(outDir, '404.html'));
  const answer = await (await startTestHost({ outDir })).get('/rien');
  expect([answer.status, answer.text]).toEqual([404, 'Page introuvable\n']);
});

test('every file has its type', async () => {
  const host = await startSite();
  for (const [path, type] of [
    ['/about.txt', 'text/plain; charset=utf-8'],
    ['/about/__next._tree.txt', 'text/plain; charset=utf-8'],
    [`/blog/${ID}/__next.blog.$d$id.txt`, 'text/plain; charset=utf-8'],
    [`/blog/${ID}/__next.blog.%24d%24id.txt`, 'text/plain; charset=utf-8'],
    ['/_next/static/chunks/Abc123.js', 'text/javascript; charset=utf-8'],
    ['/media/film.0123abcd.mp4', 'video/mp4'],
    ['/media/toile.avif', 'image/avif'],
    ['/media/police.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await host.get(path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, type]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('hashed files are kept for a year, pages are checked on each use', async () => {
  const host = await startSite();
  const year = 'public, max-age=31536000, immutable';
  expect((await host.get('/_next/static/chunks/Abc123.js')).headers['cache-control']).toBe(year);
  expect((await host.get('/media/film.0123abcd.mp4')).headers['cache-control']).toBe(year);
  expect((await host.get('/media/selvedge.svg')).headers['cache-control']).toBe('no-cache');
  expect((await host.get('/rien')).headers['cache-control']).toBe('no-cache');

  for (const path of ['/about', '/favicon.ico']) {
    const first = await host.get(path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await host.get(path, { 'if-none-match': first.headers.etag });
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  }
  const { headers } = await host.get('/about');
  expect((await host.get('/about', { 'if-modified-since': headers['last-modified'] })).status).toBe(304);
  expect((await host.get('/about', { 'if-none-match': '"autre"' })).status).toBe(200);
});

test('the compressed copies beside a text are sent in its place, each under its own tag', async () => {
  const copies = { 'about.html.br': 'copie brotli', 'about.html.gz': 'gz', '404.html.br': 'copie' };
  const host = await startTestHost({ outDir: siteFolder({ ...files, ...copies }) });
  const get = async (accepted: string) => {
    const { headers, text } = await host.get('/about', { 'accept-encoding': accepted });
    expect(headers.vary).toBe('Accept-Encoding');
    return [headers['content-encoding'], text.length, headers.etag] as const;
  };
  const plain = await get('');
  const brotli = await get('gzip, deflate, br');
  const gzip = await get('gzip;q=0.5, br;q=0');
  expect([plain, brotli, gzip].map(([encoding]) => encoding)).toEqual([undefined, 'br', 'gzip']);
  expect([brotli[1], gzip[1]]).toEqual([12, 2]);
  expect(new Set([plain[2], brotli[2], gzip[2]]).size).toBe(3);
  expect((await get('br;q=0.0'))[0]).toBeUndefined();
  const missing = await host.get('/rien', { 'accept-encoding': 'br' });
  expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
  const picture = await host.get('/media/toile.avif', { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
});

test('the film answers ranges, for a player that seeks', async () => {
  const host = await startSite();
  const film = (headers: Record<string, string>) => host.get('/media/film.0123abcd.mp4', headers);
  for (const [range, expected, bytes] of [
    ['bytes=0-0', '0-0', FILM.subarray(0, 1)],
    ['bytes=100-199', '100-199', FILM.subarray(100, 200)],
    ['bytes=-10', '990-999', FILM.subarray(990)],
    ['bytes=500-9999', '500-999', FILM.subarray(500)],
  ] as const) {
    const answer = await film({ range });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${expected}/1000`]);
    expect(answer.bytes).toEqual(bytes);
  }
  for (const range of ['bytes=0-1,5-6', 'lignes=1-2', 'bytes=a-b']) {
    expect((await film({ range })).bytes).toEqual(FILM);
  }
  const past = await film({ range: 'bytes=1000-' });
  expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */1000']);
  const same = (await film({})).headers['last-modified'] ?? '';
  expect((await film({ range: 'bytes=0-9', 'if-range': same })).status).toBe(206);
  expect((await film({ range: 'bytes=0-9', 'if-range': '"autre"' })).status).toBe(200);
});

test('HEAD answers as GET does, without the content; other methods are refused', async () => {
  const host = await startSite();
  for (const path of ['/about', '/media/film.0123abcd.mp4', '/rien']) {
    const get = await host.get(path);
    const head = await ask(host.port, path, { method: 'HEAD' });
    expect(head.bytes.length).toBe(0);
    expect([head.status, head.headers['content-length']]).toEqual([
      get.status,
      get.headers['content-length'],
    ]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await ask(host.port, '/about', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('a visitor who leaves during the film leaves no file open', async () => {
  const outDir = siteFolder({ ...files, 'media/film.mp4': Buffer.alloc(30_000_000) });
  const host = await startTestHost({ outDir });
  for (let visit = 0; visit < 20; visit += 1) {
    await new Promise<void>((resolve) => {
      const request = get({ port: host.port, path: '/media/film.mp4', agent: false }, (response) =>
        response.once('data', () => response.destroy()),
      );
      request.on('close', () => resolve());
    });
  }
  await eventually(() => openFiles().filter((path) => path.endsWith('film.mp4'))).toEqual([]);
});

test('requests piled up on one connection leave no file open, and end it', async () => {
  const outDir = siteFolder({ ...files, 'media/film.mp4': Buffer.alloc(3_000_000) });
  const host = await startTestHost({ outDir });
  const film = 'GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n';
  for (const requests of [10, 3_000]) {
    const socket = connect(host.port, '127.0.0.1').on('error', () => undefined);
    socket.write(film.repeat(requests));
    if (requests <= 16) {
      await eventually(() => openFiles().filter((path) => path.endsWith('film.mp4')).length).toBeGreaterThan(
        0,
      );
      socket.destroy();
    } else await new Promise((resolve) => socket.once('close', resolve));
    await eventually(() => openFiles().filter((path) => path.endsWith('film.mp4'))).toEqual([]);
  }
});

/** What this process has open, where the system tells. */
function openFiles(): string[] {
  if (!existsSync('/proc/self/fd')) return [];
  return readdirSync('/proc/self/fd').map((name) => {
    const link = join('/proc/self/fd', name);
    return existsSync(link) ? readlinkSync(link) : '';
  });
}

test('a site built again is served anew, and nothing breaks in between', async () => {
  const outDir = siteFolder(files);
  const host = await startTestHost({ outDir });
  await host.get('/about');
  renameSync(join(outDir, 'index.html'), join(outDir, 'index.old'));
  rmSync(join(outDir, 'media/film.0123abcd.mp4'));
  rmSync(join(outDir, 'blog.html'));
  expect((await host.get('/about')).status).toBe(200);
  for (const path of ['/media/film.0123abcd.mp4', '/blog']) {
    const { status, headers } = await host.get(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache']);
  }

  writeSite(outDir, { 'index.html': page('Nouveau'), 'nouvelle.html': page('Nouvelle page') });
  utimesSync(join(outDir, 'index.html'), 2_000_000_000, 2_000_000_000);
  expect((await host.get('/')).text).toContain('Nouveau');
  expect((await host.get('/nouvelle')).status).toBe(200);
  expect((await host.get('/blog')).status).toBe(404);
});
