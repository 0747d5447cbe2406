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
import type { Fault } from '@/publish/verify/fault';
import type { Site } from '@/publish/verify/site';
import { readExported } from '../support/exported-site';
import { seededSite } from '../support/seeded-site';

type Check = (site: Site) => Fault[] | Promise<Fault[]>;
type Seed = [
  fault: string,
  file: string,
  change: ((text: string) => string | Buffer) | undefined,
  named: string,
];

/** Prose that does not compress. */
const noise = [...Array(12_000).keys()].map((n) => (n * 7919).toString(36)).join(' ');
const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000' } })
  .png()
  .toBuffer();

const withScript = (source: string) => (html: string) => html.replace("script-src 'self'", `$& ${source}`);

const SEEDS: [check: Check, seeds: Seed[]][] = [
  [
    checkPages,
    [
      ['a page that is missing', '/about.html', undefined, '/about ne répond pas'],
      ['no title', '/about.html', (html) => html.replaceAll(/<title>.*?<\/title>/g, ''), 'n’a pas de titre'],
      [
        'two pages of one title',
        '/about.html',
        (html) =>
          html.replace(
            /<title>.*?<\/title>/,
            /<title>.*?<\/title>/.exec(readExported('/contact.html'))?.[0] ?? '',
          ),
        'deux pages ont le même titre',
      ],
      [
        'a page hidden from search engines',
        '/devis.html',
        (html) => html.replace('<title>', '<meta name="robots" content="noindex"/><title>'),
        '/devis est interdite',
      ],
      [
        'no language',
        '/contact.html',
        (html) => html.replace(' lang="fr"', ''),
        'ne se déclare pas en français',
      ],
      [
        'broken data',
        '/contact.html',
        (html) => html.replace('"@graph":[', '"@graph":'),
        'illisibles (JSON-LD)',
      ],
    ],
  ],
  [
    checkDiscovery,
    [
      ['no sitemap', '/sitemap.xml', undefined, '/sitemap.xml manque'],
      ['another domain', '/sitemap.xml', (xml) => xml.replaceAll('//', '//www.'), '/sitemap.xml ne cite pas'],
      [
        'a page of before',
        '/sitemap.xml',
        (xml) => xml.replace('/devis<', '/jadis<'),
        '/jadis, qui n’est pas',
      ],
      ['a closed site', '/robots.txt', () => 'User-Agent: *\nDisallow: /\n', 'ferme tout le site'],
      ['robots without the sitemap', '/robots.txt', () => 'Allow: /\n', 'n’indique pas le plan du site'],
      ['no feed', '/feed.xml', undefined, '/feed.xml manque'],
      [
        'an empty feed',
        '/feed.xml',
        (xml) => xml.replace(/<entry>.*<\/entry>/s, ''),
        '/feed.xml ne cite pas',
      ],
    ],
  ],
  [
    checkPreviews,
    [
      [
        'no address',
        '/blog.html',
        (html) => html.replace(/<link rel="canonical"[^>]*>/, ''),
        '« canonical » n’est',
      ],
      [
        'another address',
        '/blog.html',
        (html) => html.replace(/(og:url" content=")[^"]+/, '$1/'),
        '« og:url » n’est',
      ],
      ['no card', '/og/devis.jpg', undefined, '/devis : image introuvable'],
      ['a card of another kind', '/og/devis.jpg', () => picture, 'image au format png'],
      ['a small card', '/og/devis.jpg', () => picture, 'image de 900 × 900 pixels'],
      ['a heavy card', '/og/devis.jpg', () => Buffer.concat([picture, Buffer.alloc(300_000)]), 'image de 30'],
      [
        'a card elsewhere',
        '/blog.html',
        (html) => html.replace(/(og:image" content=")[^"]+/, '$1/x.jpg'),
        'n’est pas sur',
      ],
      [
        'a wrong width',
        '/blog.html',
        (html) => html.replace('width" content="1200', 'width" content="60'),
        'mais mesurée',
      ],
      [
        'a tag twice',
        '/blog.html',
        (html) => html.replace(/<meta property="og:title"[^>]*>/, '$&$&'),
        'plusieurs fois',
      ],
      [
        'no description',
        '/blog.html',
        (html) => html.replace(/<meta name="desc[^>]*>/, ''),
        '« description » manque',
      ],
      [
        'a long title',
        '/blog.html',
        (html) => html.replace('og:title" content="', `$&${'Très '.repeat(15)}`),
        'titre coupé',
      ],
      [
        'tags in the body',
        '/blog.html',
        (html) => html.replace('<head>', '<head></head><body>'),
        '« og:title » manque',
      ],
      [
        'tags beyond what is read',
        '/blog.html',
        (html) => html.replace('<head>', `<head><script>${'x'.repeat(40_000)}</script>`),
        '« og:title » manque',
      ],
    ],
  ],
  [
    checkLinks,
    [
      [
        'a dead link',
        '/services.html',
        (html) => html.replaceAll('href="/portfolio"', 'href="/portefolio"'),
        '/services mène à /portefolio',
      ],
      [
        'a link to a part that is not there',
        '/services.html',
        (html) => html.replace('href="/portfolio"', 'href="/contact#nulle-part"'),
        '/contact#nulle-part, qui n’existe pas',
      ],
      ['a picture that is missing', '/icons/touch-180.png', undefined, 'mène à /icons/touch-180.png'],
      [
        'a font that is missing',
        '/about.html',
        (html) => html.replace('<style>', '<style>a{src:url(/_next/x.woff2)}'),
        '/about mène à /_next/x.woff2',
      ],
    ],
  ],
  [checkWeights, [['a page too heavy', '/about.html', (html) => html + noise, '/about : la page pèse']]],
  [
    checkPolicy,
    [
      ['no policy', '/index.html', (html) => html.replace(/<meta http-equiv[^>]*>/, ''), 'aucune politique'],
      ...["'unsafe-inline'", '*', 'https:', 'http://*', 'data:', 'blob:', '*.exemple.com'].map(
        (source): Seed => [
          `a policy that allows ${source}`,
          '/index.html',
          withScript(source),
          'n’importe quel script',
        ],
      ),
      [
        'a script the policy stops',
        '/index.html',
        (html) => html.replace('</body>', '<script>alert(1)</script></body>'),
        'bloque 1 script(s)',
      ],
      [
        'styles the policy stops',
        '/index.html',
        (html) => html.replace('<style>', '<style> '),
        'bloque 1 style(s)',
      ],
    ],
  ],
  [
    checkPublishedValues,
    [
      [
        'a demonstration domain',
        '/contact.html',
        (html) => html.replace('</main>', '<a href="mailto:bonjour@agence.example">Écrire</a></main>'),
        'contient « mailto:bonjour@agence.example »',
      ],
    ],
  ],
];

test.each(SEEDS.flatMap(([check, seeds]) => seeds.map((seed) => [...seed, check] as const)))(
  '%s is caught',
  async (_, file, change, named, check) => {
    const found = await check(await seededSite(file, change));

    expect(found.map(({ said }) => said).join('\n')).toContain(named);
    for (const { remedy } of found) expect(remedy.length).toBeGreaterThan(20);
  },
);
