import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteOrigin } from '@/lib/seo/site-url';
import { apacheConfig } from './hosts/apache';
import { caddyConfig } from './hosts/caddy';
import type { HostRules } from './hosts/host-rules';
import { nginxConfig } from './hosts/nginx';
import { headersFile, redirectsFile } from './hosts/uploaded-hosts';

/**
 * Writes the rules of the site as each host understands them: into `out/` where the host looks for them among the
 * files (Netlify, Cloudflare Pages, Apache, GitHub Pages), into the folder `hosts` where they are its configuration.
 */
export function writeHostFiles(out: string, hosts: string, rules: HostRules): void {
  const serverName = new URL(siteOrigin()).hostname;
  const root = resolve(out);
  const files = {
    [join(out, '_headers')]: headersFile(rules),
    [join(out, '_redirects')]: redirectsFile(rules),
    [join(out, '.htaccess')]: apacheConfig(rules),
    // GitHub Pages leaves out folders that begin with an underscore, unless told not to.
    [join(out, '.nojekyll')]: '',
    [join(hosts, 'nginx.conf')]: nginxConfig(rules, { listen: '80', serverName, root }),
    [join(hosts, 'Caddyfile')]: caddyConfig(rules, { address: serverName, root }),
  };
  mkdirSync(hosts, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
}
