import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from './support/ask';
import { startTestHost } from './support/test-host';
import { temporaryFolder, writeFiles } from './support/temporary-folder';

const HEADERS = `# comment
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: frame-ancestors 'none'; a:b

/media/*.avif
  Cache-Control: public, max-age=31536000, immutable
/about
  Cache-Control: max-age=60
  X-Twice: un
/about*
  X-Twice: deux
`;
const MOVES = `/a-propos /about 301
/notre-equipe /about#equipe 302
/partenaire https://partenaire.example/x 307
/archives/* /blog 301
/api /autre 200
`;
const FILES = {
  ...{ 'index.html': 'Accueil', 'about.html': 'À propos', 'blog.html': 'Blog', 'blog/un.html': 'Un article' },
  ...{ '404.html': 'Page introuvable', 'about.html.br': 'copie brotli', 'about.html.gz': 'copie gzip' },
  ...{ 'media/film.mp4': 'film de dix', 'media/photo.avif': 'photo', 'media/photo d’été.jpg': 'été' },
  ...{ '.nojekyll': 'caché', '.git/config': 'caché', '.well-known/security.txt': 'Contact' },
  ...{ _headers: HEADERS, _redirects: MOVES },
};
const start = (own: object = {}) => startTestHost({ outDir: temporaryFolder({ ...FILES, ...own }) });

/** The lines of a table, cut where two spaces or more stand. */
const table = (text: string) =>
  text.split('\n').flatMap((line) => (line ? [line.trim().split(/ {2,}/)] : []));

test('pages and files are served under their addresses', async () => {
  const host = await start();
  for (const [path = '', text] of table(`
    /                                         Accueil
    /about?x=1                                À propos
    /blog/un                                  Un article
    /media/photo%20d%E2%80%99%C3%A9t%C3%A9.jpg  été
    /.well-known/security.txt                 Contact`))
    expect([path, (await host.get(path)).text]).toEqual([path, text]);
  const head = await ask(host.port, '/about', { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '9', '']);
  for (const method of ['POST', 'OPTIONS', 'PUT', 'DELETE'])
    expect((await ask(host.port, '/about', { method })).headers.allow).toBe('GET, HEAD');
});

test('another spelling of a page leads to it, and what moved leads to where it went, the query in its place', async () => {
  const host = await start();
  for (const [path = '', to, status] of table(`
    /About.HTML?x=1                  /about?x=1                     308
    /index.html                      /                              308
    /index                           /                              308
    /blog/un/                        /blog/un                       308
    /A-Propos/?x=1                   /about?x=1                     301
    /notre-equipe?x=1                /about?x=1#equipe              302
    /partenaire                      https://partenaire.example/x   307`)) {
    const { status: given, headers } = await host.get(path);
    expect([path, headers.location, String(given)]).toEqual([path, to, status]);
  }
});

test('headers are those of the rules that match; values of one set twice are joined; a missing file is never kept', async () => {
  const host = await start();
  const of = async (path: string, name: string) => (await host.get(path)).headers[name];
  for (const [path = '', name = '', value] of table(`
    /media/photo.avif  cache-control  public, max-age=31536000, immutable
    /media/rien.avif   cache-control  no-cache
    /blog              cache-control  no-cache
    /about             x-twice        un, deux`))
    expect([path, await of(path, name)]).toEqual([path, value]);
  for (const path of ['/', '/rien', '/ABOUT', '/%', '/media/film.mp4'])
    expect(await of(path, 'content-security-policy')).toBe("frame-ancestors 'none'; a:b");
});

const NOWHERE = `/.nojekyll /.git/config /_headers /_redirects /about.html.br /about.html.gz /404 /404.html //exemple.org /rien
  /../package.json /%00 /%ff%fe /% /..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /blog/..%5c..%5cabout /media/ /blog%2fun%00`;

test('nothing outside of the folder, nothing hidden, no copy and no rule is ever reached', async () => {
  const host = await start();
  for (const path of NOWHERE.split(/\s+/)) {
    const { status, headers, text } = await host.get(path);
    expect([path, status, headers.location, text]).toEqual([path, 404, undefined, 'Page introuvable']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
  for (const path of ['/about\\..\\index.html', 'about', '*', 'ftp://a/about'])
    expect((await host.get(path)).status).toBeGreaterThanOrEqual(400);
});

test('a rule that no header can carry fails its requests, and no others', async () => {
  const host = await start({ _headers: '/about\n  X-Nom: Łódź\n' });
  expect([(await host.get('/about')).status, (await host.get('/blog')).status]).toEqual([500, 200]);
  expect(host.logged[0]?.event).toBe('request-failed');
});

test('what a visitor already has is not sent again, and a part of a film is', async () => {
  const host = await start();
  const { etag, 'cache-control': kept } = (await host.get('/about')).headers;
  const again = await host.get('/about', { 'if-none-match': `"x", ${etag}` });
  expect(again).toMatchObject({ status: 304, text: '', headers: { etag, 'cache-control': kept } });
  const part = await host.get('/media/film.mp4', { range: 'bytes=5-6' });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'de', 'bytes 5-6/11']);
  expect((await host.get('/media/film.mp4', { range: 'bytes=50-' })).status).toBe(416);
  for (const range of ['bytes=a-b', 'bytes=-', 'octets=0-1', '0-1', 'bytes=0-1,3-4'])
    expect((await host.get('/media/film.mp4', { range })).status).toBe(200);
});

test('compressed copies go to whoever takes them, and to nobody else', async () => {
  const host = await start();
  for (const [accepted = '', text, coding] of table(`
    br;q=0, gzip;q=0         À propos
    gzip, deflate, br, zstd  copie brotli  br
    br;q=0, gzip             copie gzip    gzip`)) {
    const { headers, text: body } = await host.get('/about', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], body, headers.vary]).toEqual([coding, text, 'Accept-Encoding']);
  }
});

test('a site that was rebuilt, or exchanged by its link, is served anew, its rules too', async () => {
  const versions = temporaryFolder();
  const outDir = join(versions, 'actuel');
  const two = { 'about.html': 'Version deux', 'equipe.html': 'Équipe', _redirects: '/vieux /equipe 301' };
  writeFiles(join(versions, 'un'), FILES);
  writeFiles(join(versions, 'deux'), { ...FILES, ...two });
  for (const version of ['un', 'deux'])
    for (const name of ['index.html', '_headers', '_redirects'])
      utimesSync(join(versions, version, name), 1, 1);
  symlinkSync('un', outDir);
  const host = await startTestHost({ outDir });
  const seen = async (path: string) => (await host.get(path)).text;
  expect([await seen('/about'), await seen('/equipe')]).toEqual(['À propos', 'Page introuvable']);
  symlinkSync('deux', join(versions, 'neuf'));
  renameSync(join(versions, 'neuf'), outDir);
  expect([await seen('/about'), await seen('/equipe')]).toEqual(['Version deux', 'Équipe']);
  expect((await host.get('/vieux')).headers.location).toBe('/equipe');
  rmSync(join(versions, 'deux', 'index.html'));
  const answer = await host.get('/about');
  expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('publié')]);
  writeFiles(join(versions, 'deux'), { 'nouveau/a.html': 'Nouveau', 'index.html': 'x' });
  expect(await seen('/nouveau/a')).toBe('Nouveau');
});

test('a link that takes the place of a file, of its folder or of its copy leads to nothing outside of the site', async () => {
  const outside = temporaryFolder({ 'film.mp4': 'un message' });
  const outDir = temporaryFolder(FILES);
  const host = await startTestHost({ outDir });
  const read = async (path: string) => (await host.get(path, { 'accept-encoding': 'br' })).text;
  expect([await read('/about'), await read('/media/film.mp4')]).toEqual(['copie brotli', 'film de dix']);
  for (const name of ['about.html.br', 'media']) rmSync(join(outDir, name), { recursive: true });
  symlinkSync(join(outside, 'film.mp4'), join(outDir, 'about.html.br'));
  symlinkSync(outside, join(outDir, 'media'));
  for (const path of ['/about', '/media/film.mp4']) expect(await read(path)).not.toContain('message');
});

test('visitors who leave during the film, and requests piled up on one connection, leave no file open', async () => {
  const host = await start({ 'media/film.mp4': Buffer.alloc(30_000_000) });
  const isFilm = (path: string) => existsSync(path) && readlinkSync(path).endsWith('film.mp4');
  const openFilms = () =>
    readdirSync('/proc/self/fd').filter((name) => isFilm(join('/proc/self/fd', name))).length;
  for (const count of [1, 10, 100]) {
    const socket = connect(host.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    await once(socket, 'data');
    socket.pause();
    await expect.poll(openFilms).toBe(1);
    socket.destroy();
    await expect.poll(openFilms).toBe(0);
  }
});
