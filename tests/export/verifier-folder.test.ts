// @vitest-environment node
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isReady } from '@/export/verifier/report';
import { makeReadySite, rewrite, withPolicy } from '../support/ready-site';
import { verdictOn } from '../support/verdict';

let ready: string;

beforeAll(() => {
  ready = makeReadySite();
});

afterAll(() => rmSync(ready, { recursive: true, force: true }));

type Change = (text: string) => string;

const SEEDED_FILES: [fault: string, file: string, change: Change | undefined, named: string][] = [
  ['a page that is missing', 'about.html', undefined, '/about ne répond pas'],
  ['a sitemap that is missing', 'sitemap.xml', undefined, '/sitemap.xml manque'],
  [
    'a sitemap of another domain',
    'sitemap.xml',
    (xml) => xml.replaceAll('www.', ''),
    '/sitemap.xml ne cite pas',
  ],
  ['robots that close the site', 'robots.txt', () => 'User-Agent: *\nDisallow: /\n', 'ferme tout le site'],
  [
    'robots without the sitemap',
    'robots.txt',
    () => 'User-Agent: *\nAllow: /\n',
    'n’indique pas le plan du site',
  ],
  ['a feed that is missing', 'feed.xml', undefined, '/feed.xml manque'],
  [
    'a feed without its articles',
    'feed.xml',
    (xml) => xml.replace(/<entry>[\s\S]*<\/entry>/, ''),
    '/feed.xml ne cite pas /blog/',
  ],
  [
    'a page without a title',
    'about.html',
    (html) => html.replaceAll(/<title>.*?<\/title>/g, ''),
    '/about n’a pas de titre',
  ],
  [
    'two pages of one title',
    'about.html',
    (html) =>
      html.replace(/<title>.*?<\/title>/, '<title>Contact et questions fréquentes | Atelier Trame</title>'),
    'deux pages ont le même titre',
  ],
  [
    'a page hidden from search engines',
    'devis.html',
    (html) => html.replace('<title>', '<meta name="robots" content="noindex"/><title>'),
    '/devis est interdite',
  ],
  [
    'a page in no language',
    'contact.html',
    (html) => html.replace(' lang="fr"', ''),
    '/contact ne se déclare pas en français',
  ],
  [
    'broken structured data',
    'contact.html',
    (html) => html.replace('"@graph":[', '"@graph":'),
    'données structurées illisibles',
  ],
  [
    'the canonical address of another page',
    'blog.html',
    (html) => html.replace(/(rel="canonical" href=")[^"]+/, '$1/'),
    '/blog : « canonical » n’est pas',
  ],
  ['a card that is missing', 'og/devis.jpg', undefined, '/devis : WhatsApp : image introuvable'],
  [
    'a dead link',
    'services.html',
    (html) => html.replaceAll('href="/portfolio"', 'href="/portefolio"'),
    '/services mène à /portefolio',
  ],
  [
    'a link to a part that is not there',
    'services.html',
    (html) => html.replace('href="/portfolio"', 'href="/contact#nulle-part"'),
    '/contact#nulle-part, qui n’existe pas',
  ],
  ['a picture that is missing', 'icons/touch-180.png', undefined, 'mène à /icons/touch-180.png'],
  [
    'a page too heavy',
    'about.html',
    (html) => html + [...Array(9000).keys()].map((n) => (n * 7919).toString(36)).join(' '),
    '/about : la page pèse',
  ],
  [
    'no policy',
    'index.html',
    (html) => html.replace(/<meta http-equiv[^>]*>/, ''),
    '/ : aucune politique de sécurité',
  ],
  [
    'a policy that lets anything run',
    'index.html',
    (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    'laisse passer n’importe quel script',
  ],
  [
    'a script the policy stops',
    'index.html',
    (html) => html.replace('</body>', '<script>alert(1)</script></body>'),
    'bloque 1 script(s)',
  ],
  [
    'a demonstration domain still published',
    'contact.html',
    (html) => withPolicy(html.replaceAll('atelier-trame.com"', 'ateliertrame.example"')),
    'contient « mailto:bonjour@ateliertrame.example »',
  ],
];

test.each(SEEDED_FILES)('%s is caught', async (_, file, change, named) => {
  const folder = mkdtempSync(join(tmpdir(), 'trame-seeded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(ready, folder, { recursive: true });
  if (change) rewrite(join(folder, file), change);
  else rmSync(join(folder, file));

  const { topics, text } = await verdictOn(folder);

  expect(text).toContain(named);
  expect(isReady(topics)).toBe(false);
});
