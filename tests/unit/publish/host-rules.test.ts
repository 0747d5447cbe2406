import { expect, onTestFinished, test } from 'vitest';
import { pages } from '@/content/pages';
import { redirections } from '@/content/redirections';
import { synonyms } from '@/content/synonyms';
import type { Page } from '@/content/types';
import { knownPlaces, listMoves } from '@/lib/pages/places';
import { apacheConfig } from '@/publish/hosts/apache';
import { headersFile } from '@/publish/hosts/write-host-files';

// What a host answers by them: tests/machines, packages/mailer/tests/site.test.ts.
test('an address that moved leads on, on every host and from the page for unknown addresses', () => {
  const moved = redirections as Record<string, string>;
  moved['/vieux/page.php'] = '/devis';
  onTestFinished(() => void delete moved['/vieux/page.php']);
  expect(listMoves()).toContainEqual({ from: '/vieux/page.php', to: '/devis' });
  expect(apacheConfig([], listMoves(), 'https://a.org')).toContain(
    '"(?i)^/*vieux/+page\\.php(?:\\.html)?/*$" "https://a.org/devis" [R=308,L,NE]',
  );
  expect(knownPlaces()['/devis']).toContain('/vieux/page.php');
});

test('a page with nothing to show is left out, and its address, its words and what moved there lead home', () => {
  const [, page] = pages as unknown as Page[];
  if (!page) throw new Error('content/pages.ts has one page alone');
  const moved = redirections as Record<string, string>;
  moved['/vieux'] = `${page.path}#a`;
  page.isShown = false;
  onTestFinished(() => void (delete moved['/vieux'], delete page.isShown));
  expect(knownPlaces()).not.toHaveProperty([page.path]);
  const led = [page.path, ...(synonyms[page.path] ?? []), '/vieux'];
  expect(knownPlaces()['/']).toEqual(expect.arrayContaining(led));
});

/** The rules of `_headers` for a site with so many articles: the path of each, and the headers that it sets. */
function headerRules(articles: number): [path: string, names: string[]][] {
  const pages = ['/', '/about', '/blog', ...Array.from({ length: articles }, (_, n) => `/blog/${n}`)];
  const rules = headersFile(pages).trim().split('\n\n');
  return rules.map((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    return [path, lines.map((line) => line.trim().split(':')[0] ?? '')];
  });
}

test('a thousand articles need no more rules than one, of the hundred that Cloudflare reads', () => {
  expect(headerRules(1000)).toEqual(headerRules(1));
  expect(headerRules(1).length).toBeLessThan(100);
});
