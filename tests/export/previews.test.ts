import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crawlers } from '@/export/previews/crawlers';
import { previewMistakes, type MeasuredPicture } from '@/export/previews/preview-mistakes';
import { firstOf, readHead } from '@/export/previews/read-preview';
import { absoluteUrl } from '@/lib/seo/site-url';
import { articles } from '@/content/articles';
import { writeContactSheet } from '../support/contact-sheet';
import { publicPages, readExported } from '../support/exported-site';
import { measureExported } from '../support/measure-picture';

const pages = publicPages().map(({ path, file }) => ({ path, html: readExported(file) }));
const contact = pages.find(({ path }) => path === '/contact')?.html ?? '';

test.each(pages)('WhatsApp, Facebook, X, LinkedIn, Telegram and Slack show $path well', async (page) => {
  expect(await previewMistakes(page.html, absoluteUrl(page.path), measureExported)).toEqual([]);
});

test.each(articles)('the preview of "$title" says when, by whom and about what', ({ id, ...article }) => {
  const head = readHead(pages.find(({ path }) => path === `/blog/${id}`)?.html ?? '');

  expect(firstOf(head, ['article:published_time'])).toBe(article.date);
  expect(firstOf(head, ['article:modified_time'])).toBe(article.updated ?? article.date);
  expect(firstOf(head, ['article:author'])).toBe(article.author);
  expect(firstOf(head, ['author'])).toBe(article.author);
  expect(firstOf(head, ['article:section'])).toBe(article.category);
  expect(head.get('article:tag')).toEqual(article.tags);
});

test('all previews are laid side by side, to be looked at', () => {
  const file = writeContactSheet(pages, 'test-results/previews.html');

  expect(existsSync(file)).toBe(true);
});

/** The contact page with a mistake in its head, and the words that must name it. */
const SEEDED: [mistake: string, seed: (html: string) => string, named: string][] = [
  ['a relative picture', (html) => html.replaceAll(/https:[^"]+(\/og\/contact\.jpg)/g, '$1'), 'pas complète'],
  ['a picture that is not there', (html) => html.replaceAll('/og/contact.jpg', '/og/x.jpg'), 'introuvable'],
  ['no picture', (html) => html.replaceAll(/<meta [^>]*image"[^>]*>/g, ''), 'aucune image'],
  [
    'no text for the picture',
    (html) => html.replaceAll(/<meta property="og:image:alt"[^>]*>/g, ''),
    'texte de remplacement',
  ],
  [
    'the canonical address of the home page',
    (html) => html.replace(/(rel="canonical" href=")[^"]+/, `$1${absoluteUrl('/')}`),
    '« canonical » n’est pas',
  ],
  [
    'no canonical address',
    (html) => html.replace(/<link rel="canonical"[^>]*>/, ''),
    '« canonical » n’est pas',
  ],
  [
    'the address of another page',
    (html) => html.replace(/(og:url" content=")[^"]+/, `$1${absoluteUrl('/devis')}`),
    '« og:url » n’est pas',
  ],
  [
    'a tag given twice',
    (html) => html.replace(/<meta property="og:title"[^>]*>/, '$&$&'),
    '« og:title » est donné plusieurs fois',
  ],
  ['no title', (html) => html.replaceAll(/<title>.*?<\/title>|<meta [^>]*:title"[^>]*>/g, ''), 'aucun titre'],
  ['no description', (html) => html.replaceAll(/<meta [^>]*description"[^>]*>/g, ''), 'aucune description'],
  [
    'a title too long',
    (html) => html.replaceAll(/(:title" content=")/g, `$1${'Très '.repeat(30)}`),
    'titre coupé',
  ],
  ['no large card', (html) => html.replace(/<meta name="twitter:card"[^>]*>/, ''), '« twitter:card » manque'],
  ['tags in the body', (html) => html.replace('<head>', '<head></head><body>'), 'aucun titre'],
  [
    'tags beyond what is read',
    (html) => html.replace('<head>', `<head><script>${'x'.repeat(40_000)}</script>`),
    'Slack : aucun titre',
  ],
  [
    'a wrong width',
    (html) => html.replace('og:image:width" content="1200', 'og:image:width" content="600'),
    'mais mesurée',
  ],
];

test.each(SEEDED)('%s is caught', async (_, seed, named) => {
  const seeded = seed(contact);
  const said = await previewMistakes(seeded, absoluteUrl('/contact'), measureExported);

  expect(seeded).not.toBe(contact);
  expect(said.join('\n')).toContain(named);
});

const PICTURES: [string, Partial<MeasuredPicture>, string][] = [
  [
    'a PNG of 600 kB',
    { format: 'png', bytes: 600_000 },
    'WhatsApp : image au format png\nWhatsApp : image de 600 ko',
  ],
  ['a picture of 9 MB', { bytes: 9_000_000 }, 'Facebook : image de 9000 ko'],
  ['a small picture', { width: 200, height: 105 }, 'LinkedIn : image de 200 × 105 pixels'],
];

test.each(PICTURES)('%s is caught', async (_, wrong, named) => {
  const right = { format: 'jpeg', width: 1200, height: 630, bytes: 90_000 };
  const said = await previewMistakes(contact, absoluteUrl('/contact'), async () => ({ ...right, ...wrong }));

  expect(said.join('\n')).toContain(named);
});

test('the six applications are read as six', () => {
  expect(crawlers.map(({ name }) => name)).toEqual([
    'WhatsApp',
    'Facebook',
    'X',
    'LinkedIn',
    'Telegram',
    'Slack',
  ]);
});
