import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WEIGHT_HOLE } from '@/content/say';
import { finishBuild } from '@/publish/build';
import { deferScripts } from '@/publish/pages/defer-scripts';
import { readDeferredScripts } from '@/publish/pages/deferred-scripts';
import { parsePage } from '@/publish/pages/parse-page';
import { formatWeight, writeWeight } from '@/publish/pages/write-weight';
import { weightOf } from '@/publish/compress-texts';

const RUNTIME = '<script src="/_next/static/chunks/webpack-1.js" async=""></script>';
const FORM = '<script src="/_next/static/chunks/form-2.js" async=""></script>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>';
const OWN = '<script>(function(){})()</script>';
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css"/></head><body>${OWN}${body}${RUNTIME}${FORM}${START}${DATA}</body></html>`;

/** What an export holds, and what it holds more once it was finished. */
const exported = {
  'index.html': page(`<p class="read">Accueil</p><div data-edge="${WEIGHT_HOLE}"></div>`),
  'contact.html': page('<form class="read"><b>Écrivez</b></form>'),
  'contact.txt': 'what the router would ask for',
  '__next._tree.txt': 'the same',
  '_not-found.html': page('twice'),
  'robots.txt': 'User-agent: *',
  '_next/static/a.css':
    '.read{color:red}.sent\\:wide{color:blue}.unused{color:green}@keyframes turn{to{opacity:0}}b,i{margin:0}',
  '_next/static/chunks/webpack-1.js': `/* ${'runtime '.repeat(100)} */`,
  '_next/static/chunks/form-2.js': 'jsx("p",{className:"sent:wide"})',
};

/** A folder with that export, finished, and how to read it. */
async function finish() {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  for (const [file, text] of Object.entries(exported)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await finishBuild(out);
  log.mockRestore();
  return {
    read: (file: string) => readFileSync(join(out, file)),
    has: (file: string) => existsSync(join(out, file)),
  };
}

test('a finished build holds no second copy of a page, no file of the router, and the rules of every host', async () => {
  const { has, read } = await finish();
  for (const file of ['contact.txt', '__next._tree.txt', '_not-found.html'])
    expect([file, has(file)]).toEqual([file, false]);
  expect(read('robots.txt').toString()).toBe(exported['robots.txt']);
  expect(read('_headers').toString()).toMatch(/^\/contact\n {2}Cache-Control: no-cache$/m);
  expect(read('_redirects').toString()).toMatch(/^\/accueil \/ 301$/m);
  expect(read('.htaccess').toString()).toContain('ErrorDocument 404 /404.html');
});

test('a page is written the styles that it uses and those that its scripts may name, and says which it runs', async () => {
  const { read } = await finish();
  const [home, contact] = ['index.html', 'contact.html'].map((file) => read(file).toString());
  const styles = (html = '') => /<style>(.*)<\/style>/.exec(html)?.[1];
  expect(styles(home)).toBe('.read{color:red}');
  expect(styles(contact)).toBe('.read{color:red}.sent\\:wide{color:blue}b{margin:0}');
  const policy = (html = '') =>
    /<head><meta charSet="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      html,
    )?.[1];
  expect(policy(home)).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; .*; connect-src 'self'; form-action 'self' mailto:; base-uri 'none'$/,
  );
});

test('a page keeps its own script; those of React wait, the runtime last, its data in a file named after what it says', async () => {
  const { read } = await finish();
  const [home = '', contact = ''] = ['index.html', 'contact.html'].map((file) => read(file).toString());
  for (const html of [home, contact]) expect(html.match(/<script[^>]*>(?!\[)/g)).toEqual(['<script>']);
  expect(readDeferredScripts(home)).toEqual([]);
  const [flight = '', ...chunks] = readDeferredScripts(contact);
  expect(chunks).toEqual(['/_next/static/chunks/form-2.js', '/_next/static/chunks/webpack-1.js']);
  expect(flight).toMatch(/^\/_next\/static\/flight\/[0-9a-f]{16}\.js$/);
  expect(read(flight).toString()).toBe([START, DATA].map((tag) => tag.slice(8, -9)).join('\n'));
});

test.each([
  ['the runtime is gone', page('').replace(RUNTIME, ''), '0 runtimes of the framework'],
  ['there are two runtimes', page(RUNTIME), '2 runtimes of the framework'],
  ['the data starts otherwise', page('').replace(START, ''), 'no data for React to start from'],
])('when %s, the build stops', (_, html, message) => {
  expect(() => deferScripts(parsePage(html))).toThrow(message);
});

test('texts lie compressed beside themselves, and say the same', async () => {
  const { read } = await finish();
  for (const file of ['contact.html', '_next/static/chunks/webpack-1.js']) {
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
  }
});

test('a page says what it weighs, to 100 bytes, however that figure changes its weight', () => {
  for (const size of [10, 1_000, 30_000]) {
    const text = Array.from({ length: size }, (_, index) => (index * 7919) % 9973).join(' ');
    const html = writeWeight(`<p>${text}</p><p>${WEIGHT_HOLE} et ${WEIGHT_HOLE}</p>`);
    expect(html.endsWith(`<p>${formatWeight(weightOf(html))} et ${formatWeight(weightOf(html))}</p>`)).toBe(
      true,
    );
  }
});
