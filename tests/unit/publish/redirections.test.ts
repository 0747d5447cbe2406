import { expect, onTestFinished, test } from 'vitest';
import { redirections } from '@/content/redirections';
import { knownPlaces } from '@/lib/build/known-paths';
import { apacheConfig } from '@/publish/hosts/apache';
import { caddyRoute } from '@/publish/hosts/caddy';
import { nginxMaps } from '@/publish/hosts/nginx';
import { redirectsFile } from '@/publish/hosts/uploaded-hosts';
import { listRedirects } from '@/publish/rules/moves';

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
