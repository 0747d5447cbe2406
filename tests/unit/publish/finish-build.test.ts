import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WEIGHT_HOLE } from '@/content/say';
import { finishBuild } from '@/publish/build';
import { deferScripts, readDeferredScripts } from '@/publish/pages/defer-scripts';
import { formatPage, parsePage } from '@/publish/pages/parse-page';
import { shortenClasses } from '@/publish/pages/shorten-classes';
import { formatWeight, writeWeight } from '@/publish/pages/write-weight';
import { weightOf } from '@/publish/compress-texts';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';

const RUNTIME = '<script src="/_next/static/chunks/webpack-1.js" async=""></script>';
const FORM = '<script src="/_next/static/chunks/form-2.js" async=""></script>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>';
const OWN = '<script>(()=>{})()</script>';
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css"/></head><body>${OWN}${body}${RUNTIME}${FORM}${START}${DATA}</body></html>`;

/** What an export holds, and what it holds more once it was finished. */
const exported = {
  'index.html': page(`<p class="read">Accueil</p><div data-edge="${WEIGHT_HOLE}"></div>`),
  'contact.html': page('<form class="read" data-form="contact"><b>Écrivez</b></form>'),
  'devis.html': page('<form data-form="devis"></form>'),
  'contact.txt': 'what the router would ask for',
  '__next._tree.txt': 'the same',
  '_not-found.html': page('twice'),
  // Of a site without articles.
  'blog/aucun.html': page('missing'),
  'robots.txt': 'User-agent: *',
  '_next/static/a.css':
    '.read{color:red}.sent\\:wide{color:blue}.unused{color:green}@keyframes turn{to{opacity:0}}b,i{margin:0}',
  '_next/static/chunks/webpack-1.js': `/* ${'runtime '.repeat(100)} */`,
  '_next/static/chunks/form-2.js': 'jsx("p",{className:"sent:wide"})',
};

/** A folder with that export, finished, and how to read it. */
async function finish() {
  const out = temporaryFolder(exported);
  await finishBuild(out);
  const read = (file: string) => readFileSync(join(out, file));
  const text = (file: string) => read(file).toString();
  const has = (file: string) => existsSync(join(out, file));
  return { read, text, has, home: text('index.html'), contact: text('contact.html') };
}

test('a finished build holds no second copy of a page, no file of the router, and the rules of every host', async () => {
  const { has, text } = await finish();
  expect(['contact.txt', '__next._tree.txt', '_not-found.html', 'blog/aucun.html'].filter(has)).toEqual([]);
  expect(text('robots.txt')).toBe(exported['robots.txt']);
  expect(text('_headers')).toMatch(/^\/contact\n {2}Cache-Control: no-cache$/m);
  expect(text('_redirects')).toMatch(/^\/accueil \/ 301$/m);
  expect(text('.htaccess')).toContain('ErrorDocument 404 /404.html');
});

test('a page is written the styles that it uses and those that its scripts may name, and says which it runs', async () => {
  const { home, contact } = await finish();
  const styles = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1];
  expect(styles(home)).toBe('.a{color:red}');
  expect(styles(contact)).toBe('.read{color:red}.sent\\:wide{color:blue}b{margin:0}');
  const policy =
    /<head><meta charSet="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)"/;
  expect(policy.exec(home)?.[1]).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; .*; connect-src 'self'; form-action 'self' mailto:; base-uri 'none'$/,
  );
});

test('where React never comes, classes have short names, but those that somebody may ask for', () => {
  const html = parsePage(
    '<p class="md:grow [&amp;&gt;b]:p-5 unstyled kept a"></p><b class="unstyled"></b><script>at("kept")</script><i class="inline-flex"></i>',
  );
  const css =
    '.md\\:grow:hover,.\\[\\&\\>b\\]\\:p-5>b{top:.5em}.kept,.inline-flex,.absent .a{top:0}[class*=flex]{top:0}@media (width){.a{top:0}}';
  expect(shortenClasses(html, css)).toBe(
    '.a:hover,.b>b{top:.5em}.kept,.inline-flex,.e .f{top:0}[class*=flex]{top:0}@media (width){.f{top:0}}',
  );
  expect(formatPage(html)).toBe(
    '<p class="a b kept f"></p><b></b><script>at("kept")</script><i class="inline-flex"></i>',
  );
});

test('a page keeps its own script; those of React wait, the runtime last, its data in a file named after what it says', async () => {
  const { home, contact, text } = await finish();
  for (const html of [home, contact]) expect(html.match(/<script[^>]*>(?!\[)/g)).toEqual(['<script>']);
  expect(readDeferredScripts(home)).toEqual([]);
  const [flight = '', ...chunks] = readDeferredScripts(contact);
  expect(chunks).toEqual(['/_next/static/chunks/form-2.js', '/_next/static/chunks/webpack-1.js']);
  expect(flight).toMatch(/^\/_next\/static\/flight\/[0-9a-f]{16}\.js$/);
  const hint = '//# allFunctionsCalledOnLoad\n';
  expect(text(flight)).toBe(hint + [START, DATA].map((tag) => tag.slice(8, -9)).join('\n'));
  // Once, though two pages name them.
  for (const chunk of chunks) expect(text(chunk).lastIndexOf(hint)).toBe(0);
});

// The other bundler’s pages: npm run test:turbopack.
test.each([
  ['the runtime is gone', page('').replace(RUNTIME, ''), '0 runtimes of the framework'],
  ['there are two runtimes', page(RUNTIME), '2 runtimes of the framework'],
  ['the data starts otherwise', page('').replace(START, ''), 'no data for React to start from'],
  ['a script is nobody’s', page('<script>$RC("B:0")</script>'), 'nobody knows, $RC("B:0")'],
])('when %s, the build stops and says where to mend it', (_, html, message) => {
  const prepare = () => deferScripts(parsePage(html));
  expect(prepare).toThrow(message);
  expect(prepare).toThrow('say in publish/pages/defer-scripts.ts');
});

test('a page says what a phone pays for it: itself, each face and picture once, the film apart', () => {
  const source = (media: string, cut: string) =>
    `<source media="${media}" srcSet="/${cut}-400.avif 400w, /${cut}-720.avif 720w" sizes="(min-width: 1px) 9px, 50vw">`;
  const picture = `<picture>${source('(min-width: 48em)', 'wide')}${source('(max-width: 47.99em)', 'phone')}</picture>`;
  const words = Array.from({ length: 9_000 }, (_, index) => (index * 7919) % 9973).join(' ');
  const style = '<style>@font-face{src:url(/a.woff2)}</style>';
  const film = '<video data-files="/f.webm /f.mp4"></video>';
  const sizes: Record<string, number> = {
    '/a.woff2': 20_000,
    '/phone-720.avif': 30_000,
    '/f.webm': 300_000,
    '/f.mp4': 400_000,
  };
  const html = `${style}${picture}${picture}${film}<p>${words}</p><i>${WEIGHT_HOLE}</i>`;
  const written = writeWeight(parsePage(html), (address) => sizes[address] ?? Number.NaN);
  const whole = formatWeight(weightOf(written) + 50_000);
  expect(written.split('<i>').at(-1)).toBe(`${whole} au plus, et 400\u00a0ko de film</i>`);
});
