import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishBuild } from '@/publish/build';
import { deferScripts } from '@/publish/pages/defer-scripts';
import { parsePage } from '@/publish/pages/parse-page';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';

// What visitors then get of each page: tests/export/weights.test.ts, tests/e2e/first-visit.spec.ts, policy.spec.ts.
const RUNTIME = '<script src="/_next/static/chunks/webpack-1.js" async=""></script>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>';
const OWN = '<script>(()=>{})()</script>';
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css"/></head><body>${OWN}${body}${RUNTIME}${START}${DATA}</body></html>`;

test('a finished build holds no second copy of a page, no file of the router, and the rules of every host', async () => {
  const dropped = ['contact.txt', '__next._tree.txt', '_not-found.html', 'blog/aucun.html'];
  const out = temporaryFolder({
    ...Object.fromEntries(['index.html', 'contact.html', ...dropped].map((file) => [file, page('')])),
    ...{ 'robots.txt': 'User-agent: *', '_next/static/a.css': '' },
  });
  await finishBuild(out);
  const text = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(dropped.filter((file) => existsSync(join(out, file)))).toEqual([]);
  expect(text('robots.txt')).toBe('User-agent: *');
  expect(text('_headers')).toMatch(/^\/contact\n {2}Cache-Control: no-cache$/m);
  expect(text('_redirects')).toMatch(/^\/accueil \/ 301$/m);
  expect(text('.htaccess')).toContain('ErrorDocument 404 /404.html');
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
