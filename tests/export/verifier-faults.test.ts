// @vitest-environment node
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { checkDiscovery } from '@/publish/verify/check-discovery';
import { checkLinks } from '@/publish/verify/check-links';
import { checkPages } from '@/publish/verify/check-pages';
import { checkPolicy } from '@/publish/verify/check-policy';
import { checkPreviews } from '@/publish/verify/check-previews';
import { checkPublishedValues } from '@/publish/verify/check-values';
import { checkWeights } from '@/publish/verify/check-weights';
import type { Fault } from '@/publish/verify/report';
import type { Site } from '@/publish/verify/site';
import { readExported } from '../support/exported-site';
import { seededSite } from '../support/seeded-site';

type Check = (site: Site) => Fault[] | Promise<Fault[]>;

/** What stands in a file, and what is put in its place; alone, a file put in place of another, or none. */
type Change = [what: RegExp | string, by: string] | Buffer | string | undefined;

/** What the verifier says of a file that was changed so. */
type Seed = [said: string, file: string, ...change: [Change?]];

/** Prose that does not compress. */
const noise = [...Array(12_000).keys()].map((n) => (n * 7919).toString(36)).join(' ');
const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000' } })
  .png()
  .toBuffer();
const title = /<title>.*?<\/title>/;
const contactTitle = title.exec(readExported('/contact.html'))?.[0] ?? '';
const long = 'Très '.repeat(15);

const SEEDS: [check: Check, seeds: Seed[]][] = [
  [
    checkPages,
    [
      ['/about ne répond pas', '/about.html'],
      ['n’a pas de titre', '/about.html', [title, '']],
      ['deux pages ont le même titre', '/about.html', [title, contactTitle]],
      ['/devis est interdite', '/devis.html', ['<title>', '<meta name="robots" content="noindex"/><title>']],
      ['ne se déclare pas en français', '/contact.html', [' lang="fr"', '']],
      ['illisibles (JSON-LD)', '/contact.html', ['"@graph":[', '"@graph":']],
    ],
  ],
  [
    checkDiscovery,
    [
      ['/sitemap.xml manque', '/sitemap.xml'],
      ['/sitemap.xml ne cite pas', '/sitemap.xml', [/\/\//g, '//www.']],
      ['/jadis, qui n’est pas', '/sitemap.xml', ['/devis<', '/jadis<']],
      ['ferme tout le site', '/robots.txt', 'User-Agent: *\nDisallow: /\n'],
      ['n’indique pas le plan du site', '/robots.txt', 'Allow: /\n'],
      ['/feed.xml manque', '/feed.xml'],
      ['/feed.xml ne cite pas', '/feed.xml', [/<entry>.*<\/entry>/s, '']],
    ],
  ],
  [
    checkPreviews,
    [
      ['« canonical » n’est', '/blog.html', [/<link rel="canonical"[^>]*>/, '']],
      ['« og:url » n’est', '/blog.html', [/(og:url" content=")[^"]+/, '$1/']],
      ['/devis : image introuvable', '/og/devis.jpg'],
      ['image au format png', '/og/devis.jpg', picture],
      ['image de 900 × 900 pixels', '/og/devis.jpg', picture],
      ['image de 30', '/og/devis.jpg', Buffer.concat([picture, Buffer.alloc(300_000)])],
      ['n’est pas sur', '/blog.html', [/(og:image" content=")[^"]+/, '$1/x.jpg']],
      ['mais mesurée', '/blog.html', ['width" content="1200', 'width" content="60']],
      ['plusieurs fois', '/blog.html', [/<meta property="og:title"[^>]*>/, '$&$&']],
      ['« description » manque', '/blog.html', [/<meta name="desc[^>]*>/, '']],
      ['titre coupé', '/blog.html', ['og:title" content="', `$&${long}`]],
      ['« og:title » manque', '/blog.html', ['<head>', '<head></head><body>']],
      // Beyond what is read.
      ['« og:title » manque', '/blog.html', ['<head>', `<head><script>${'x'.repeat(40_000)}</script>`]],
    ],
  ],
  [
    checkLinks,
    [
      ['/services mène à /portefolio', '/services.html', [/href="\/portfolio"/g, 'href="/portefolio"']],
      ['/contact#nulle-part, qui n’existe pas', '/services.html', ['"/portfolio"', '"/contact#nulle-part"']],
      ['mène à /icons/touch-180.png', '/icons/touch-180.png'],
      ['/about mène à /_next/x.woff2', '/about.html', ['<style>', '<style>a{src:url(/_next/x.woff2)}']],
    ],
  ],
  [checkWeights, [['/about : la page pèse', '/about.html', ['</html>', noise]]]],
  [
    checkPolicy,
    [
      ['aucune politique', '/index.html', [/<meta http-equiv[^>]*>/, '']],
      ...["'unsafe-inline'", '*', 'https:', 'http://*', 'data:', 'blob:', '*.exemple.com'].map(
        (source): Seed => [
          'n’importe quel script',
          '/index.html',
          ["script-src 'self'", `script-src ${source}`],
        ],
      ),
      ['bloque 1 script(s)', '/index.html', ['</body>', '<script>alert(1)</script></body>']],
      ['bloque 1 style(s)', '/index.html', ['<style>', '<style> ']],
    ],
  ],
  [
    checkPublishedValues,
    [['contient « mailto:a@b.example »', '/contact.html', ['</main>', '<a href="mailto:a@b.example"></a>']]],
  ],
];

function changed(text: string, change: Exclude<Change, undefined>): string | Buffer {
  if (!Array.isArray(change)) return change;
  const result = text.replace(...change);
  if (result === text) throw new Error(`nothing to change: ${String(change[0])}`);
  return result;
}

test.each(SEEDS.flatMap(([check, seeds]) => seeds.map((seed) => ({ check, seed }))))(
  '$seed.0 ($seed.1)',
  async ({ check, seed: [said, file, change] }) => {
    const site = await seededSite(file, change === undefined ? undefined : (text) => changed(text, change));
    const found = await check(site);

    expect(found.map((fault) => fault.said).join('\n')).toContain(said);
    for (const { remedy } of found) expect(remedy.length).toBeGreaterThan(20);
  },
);
