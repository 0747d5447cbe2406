import { expect, test } from 'vitest';
import { headersFile } from '@/publish/hosts/uploaded-hosts';

test('a thousand articles need no more header rules than one, far below the hundred that Cloudflare reads', () => {
  const pages = ['/', '/about', ...Array.from({ length: 1000 }, (_, n) => `/blog/${n}`)];
  const rules = (paths: string[]) =>
    headersFile(paths.map((path) => ({ from: path, to: path }))).match(/^\/.*$/gm) ?? [];

  expect(rules(pages)).toEqual(rules(pages.slice(0, 3)));
  expect(rules(pages).length).toBeLessThan(25);
});
