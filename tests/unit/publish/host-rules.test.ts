import { expect, onTestFinished, test } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { redirections } from '@/content/redirections';
import { knownPlaces } from '@/lib/build/known-paths';
import { apacheConfig } from '@/publish/hosts/apache';
import { caddyRoute } from '@/publish/hosts/caddy';
import { nginxMaps } from '@/publish/hosts/nginx';
import { redirectsFile, headersFile } from '@/publish/hosts/uploaded-hosts';
import { listRedirects } from '@/publish/rules/moves';
import { listMoves } from '@/publish/hosts/write-host-files';
import { temporaryFolder } from '../server/support/temporary-folder';

test('an address that moved leads on, on every host and from the page for unknown addresses', () => {
  const moved = redirections as Record<string, string>;
  moved['/vieux/page.php'] = '/devis';
  onTestFinished(() => void delete moved['/vieux/page.php']);
  const moves = listRedirects();

  expect(redirectsFile(moves)).toContain('/vieux/page.php /devis 301\n');
  for (const rules of [nginxMaps(moves), caddyRoute(moves), apacheConfig(moves, 'https://a.org')])
    expect(rules).toMatch(/vieux\/\+page\\\.php\(\?:\\\.html\)\?\/\*\$"? "?(https:\/\/a\.org)?\/devis/);
  expect(knownPlaces()['/devis']).toContain('/vieux/page.php');
});

/** The rules of every host for a site with so many articles. */
function rulesFor(articles: number): string[] {
  const out = temporaryFolder();
  const names = Array.from({ length: articles }, (_, n) => `blog/${n}`);
  for (const name of ['index', 'about', 'blog', ...names, 'blog/page/2']) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, `${name}.html`), '');
  }
  const moves = listMoves(out);
  return [headersFile(moves), apacheConfig(moves, 'https://a.org'), caddyRoute(moves), nginxMaps(moves)];
}

test('a thousand articles need no more rules than one, and Cloudflare, which reads a hundred, gets all', () => {
  expect(rulesFor(1000)).toEqual(rulesFor(1));
  expect(rulesFor(1)[0]?.match(/^\/.*$/gm)?.length).toBeLessThan(25);
});
