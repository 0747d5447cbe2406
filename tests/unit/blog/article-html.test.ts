import { expect, test } from 'vitest';
import { articleParts } from '@/content/pages/blog';
import { articleHtml } from '@/lib/articles/article-html';
import { cloth } from '../../support/factories';

/** A sign of percentage is none of an address, whatever follows it. */
const NAMES = ['remise-50%.jpg', 'remise-50%de.jpg', 'caf%E9.jpg', 'l’été.jpg'];

const around = {
  readSample: (path: string) => (path === 'exemples/a.sql' ? 'SELECT 1 < 2; -- &c\n' : undefined),
  findPicture: (path: string) => (['photo.jpg', ...NAMES].includes(path) ? cloth : undefined),
  findDownload: () => undefined,
  isRightLink: (href: string) => href === '/contact',
};

/** The HTML of a Markdown text, and what is told of it. */
function write(markdown: string) {
  const faults: string[] = [];
  const { content: html, headings } = articleHtml(markdown, around, (line, field, message, remedy) =>
    faults.push(`${line} ${field} ${message} → ${remedy}`),
  );
  return { html, headings, faults };
}

const withoutClasses = (html: string) => html.replace(/ class="[^"]*"/g, '');

test.each([
  ['**gras**, _italique_ et `code`', '<p><strong>gras</strong>, <em>italique</em> et <code>code</code></p>'],
  ['> Une citation.', '<blockquote>\n<p>Une citation.</p>\n</blockquote>'],
  ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
  ['[Écrire](/contact)', '<p><a href="/contact">Écrire</a></p>'],
  ['### Sous-titre', '<h3>Sous-titre</h3>'],
  ['5 < 6 & `<b>`', '<p>5 &#x3C; 6 &#x26; <code>&#x3C;b&gt;</code></p>'],
  // Typed with plain spaces and apostrophes, it never breaks where French must not.
  ['Qu\'en "dire" : 5 000 FCFA ?', '<p>Qu’en «\u00a0dire\u00a0»\u00a0: 5\u202f000\u00a0FCFA\u00a0?</p>'],
  ['« 1 600 pixels » ou 78 %', '<p>«\u00a01\u202f600\u00a0pixels\u00a0» ou 78\u00a0%</p>'],
  ["`l'état : a`", "<p><code>l'état : a</code></p>"],
])('%s is written as HTML', (markdown, html) => {
  const written = write(markdown);
  expect(withoutClasses(written.html)).toBe(html);
  expect(written.faults).toEqual([]);
});

test('a table has its columns named', () => {
  expect(write('| A | B |\n| - | - |\n| 1 | 2 |').html).toContain('<th scope="col">A</th>');
});

test('a section can be shared by its heading, named or not, and is listed by what the heading says', () => {
  const { html, headings, faults } = write(
    '[Plus bas](#a)\n\n## Le `pré` {#a}\n\nb, [voir](#a)\n\n## L’été à Lomé',
  );
  expect(faults).toEqual([]);
  expect(html).toContain('<h2 id="a"><a href="#a">Le <code>pré</code></a></h2>');
  expect(headings).toEqual([
    { id: 'a', title: 'Le <code>pré</code>' },
    { id: 'l-ete-a-lome', title: 'L’été à Lomé' },
  ]);
  expect(write('## A {#b}\n\n## B').faults).toEqual([
    expect.stringMatching(/^3 .*deux titres mènent à « #b »/),
  ]);
  expect(write('[Tarifs][t]\n\n[t]: /tarifs').faults).toEqual([expect.stringMatching(/^3 .*« \/tarifs »/)]);
});

test('code comes from its file, coloured by kind in classes, and can be scrolled with the keyboard', () => {
  const { html } = write('```sql fichier=exemples/a.sql\n```');
  expect(withoutClasses(html)).toBe(
    `<pre tabindex="0" role="group" aria-label="${articleParts.code}"><code><span>SELECT</span> <span>1</span> &#x3C; <span>2</span>; <span>-- &#x26;c</span>\n</code></pre>`,
  );
  expect(new Set(html.match(/(?<=<span class=")[^"]+/g))).toHaveLength(3);
});

test('a long block of code shows its beginning, and a disclosure the whole of it', () => {
  const lines = (count: number) => write(`\`\`\`\n${'x\n'.repeat(count)}\`\`\``).html;
  const whole =
    /^<div class="long-code"><details><summary>([^<]+)<\/summary><\/details><pre [^>]+><code>(x\n){21}</;
  expect(lines(20)).toMatch(/^<pre/);
  expect(whole.exec(lines(21))?.[1]).toBe(articleParts.showAllCode);
});

test('markup inside code stays a text', () => {
  expect(write('```typescript\nconst a = "<img onerror=1>${`<b>`}";\n```').html).not.toMatch(
    /<(?!\/?(pre|code|span))/,
  );
});

test('a picture of its own shows in the text once it comes near, its place kept, said and captioned', () => {
  const { html, faults } = write('![L\'étal](photo.jpg "Au marché d\'Adawlato")');
  expect(faults).toEqual([]);
  const sources = (type: string) =>
    `<source type="image/${type}" srcset="/media/tissu-400.abc.${type} 400w, /media/tissu-800.abc.${type} 800w" sizes="(min-width: 64em) 55rem, 60vw">`;
  // Whatever it is called.
  for (const name of NAMES) expect(write(`![a](${name})`).faults).toEqual([]);
  expect(html).toBe(
    `<figure><picture>${sources('avif')}${sources('webp')}` +
      '<img src="/media/tissu-800.abc.jpg" alt="L’étal" width="800" height="450" loading="lazy" decoding="async">' +
      '</picture><figcaption>Au marché d’Adawlato</figcaption></figure>',
  );
});
