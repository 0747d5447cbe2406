import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { page, siteFolder, writeSite } from './support/site-folder';
import { startTestHost } from './support/test-host';

// What every host must answer for the exported site: tests/export/embedded-host.test.ts.
const files = {
  'about.html': page('À propos'),
  'blog.html': page('Blog'),
  'media/film.mp4': 'film',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.nojekyll': '',
};
const FILM = 'GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n';

test('nothing outside of the folder and no other host is ever reached', async () => {
  const host = await startTestHost({ outDir: siteFolder(files) });
  for (const path of [
    ...['/.nojekyll', '//exemple.org', '//exemple.org/%2e%2e', '/../package.json', '/%00', '/%ff%fe', '/%'],
    ...['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/about\\..\\index.html'],
  ]) {
    const { status, headers, text } = await host.get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
    expect(text).toContain('<title>Page introuvable</title>');
  }
  expect((await host.get('/.well-known/security.txt')).status).toBe(200);
});

test('what a visitor already has is not sent again', async () => {
  const host = await startTestHost({ outDir: siteFolder(files) });
  const { headers } = await host.get('/about');
  const again = await host.get('/about', { 'if-none-match': headers.etag });
  expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
});

test('each compressed copy has a tag of its own, and none is sent to whoever takes none', async () => {
  const copies = { 'about.html.br': 'copie brotli', 'about.html.gz': 'gz' };
  const host = await startTestHost({ outDir: siteFolder({ ...files, ...copies }) });
  const answers = [];
  for (const accepted of ['', 'gzip, deflate, br', 'gzip'])
    answers.push(await host.get('/about', { 'accept-encoding': accepted }));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a method that no page answers is refused', async () => {
  const host = await startTestHost({ outDir: siteFolder(files) });
  for (const method of ['POST', 'OPTIONS']) {
    const answer = await ask(host.port, '/about', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

/** A host with a long film, and how often that is open, where the system tells. */
async function startCinema() {
  const outDir = siteFolder({ ...files, 'media/film.mp4': Buffer.alloc(30_000_000) });
  const host = await startTestHost({ outDir });
  const openFilms = () =>
    (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : []).filter((name) => {
      const link = join('/proc/self/fd', name);
      return existsSync(link) && readlinkSync(link).endsWith('film.mp4');
    }).length;
  return { ...host, openFilms };
}

test('visitors who leave during the film, and requests piled up on one connection, leave no file open', async () => {
  const { port, openFilms } = await startCinema();
  for (let visit = 0; visit < 20; visit += 1) {
    await new Promise<void>((resolve) => {
      const request = get({ port, path: '/media/film.mp4', agent: false }, (response) =>
        response.once('data', () => response.destroy()),
      );
      request.on('close', () => resolve());
    });
  }
  await eventually(openFilms).toBe(0);
  for (const requests of [10, 3_000]) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(FILM.repeat(requests));
    if (requests <= 16) {
      await eventually(openFilms).toBe(1);
      socket.destroy();
    } else await new Promise((resolve) => socket.once('close', resolve));
    await eventually(openFilms).toBe(0);
  }
});

test('a visitor who stops reading is cut off after two minutes, one who reads slowly never', async () => {
  const { port, server, openFilms } = await startCinema();
  expect(server.timeout).toBe(120_000);
  server.timeout = 500;
  const visitors = ['silent', 'slow'].map(() => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(FILM);
    return Object.assign(socket.pause(), { isCut: false });
  });
  const [silent, slow] = visitors;
  for (const visitor of visitors) visitor.on('close', () => (visitor.isCut = true));
  await eventually(openFilms).toBe(2);
  const reading = setInterval(() => slow?.resume().once('data', () => slow.pause()), 10);
  await eventually(openFilms).toBe(1);
  silent?.resume();
  await eventually(() => visitors.map(({ isCut }) => isCut)).toEqual([true, false]);
  clearInterval(reading);
  slow?.destroy();
});

test('a site built again is served anew, and nothing breaks in between', async () => {
  const outDir = siteFolder(files);
  const host = await startTestHost({ outDir });
  await host.get('/about');
  renameSync(join(outDir, 'index.html'), join(outDir, 'index.old'));
  for (const name of ['media/film.mp4', 'blog.html', '404.html']) rmSync(join(outDir, name));
  expect((await host.get('/about')).status).toBe(200);
  for (const path of ['/media/film.mp4', '/blog', '/rien']) {
    const { status, headers } = await host.get(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache']);
  }

  writeSite(outDir, { 'index.html': page('Nouveau'), 'nouvelle.html': page('Nouvelle page') });
  utimesSync(join(outDir, 'index.html'), 2_000_000_000, 2_000_000_000);
  expect((await host.get('/')).text).toContain('Nouveau');
  expect((await host.get('/nouvelle')).status).toBe(200);
  expect((await host.get('/blog')).status).toBe(404);
});
