import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { articleCategories } from '@/content/categories';
import { createArticle } from '@/lib/articles/create-article';
import { readArticles } from '@/lib/articles/read-articles';
import { formatFault } from '@/lib/rules/fault';

const TODAY = '2026-11-21';
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const right = {
  id: '11111111-1111-4111-8111-111111111111',
  titre: "L'eau : mesurer avant d’optimiser",
  extrait: 'Trois chiffres suffisent.',
  date: '2024-03-15',
  catégorie: 'DevOps',
  étiquettes: '\n  - Mesure\n  - Web',
  couverture: 'cover-ci-cd',
  alternative: 'Un tissu',
  'à la une': 'oui',
};

/** The text of an article whose front matter is right, but for some fields. */
function articleMd(fields: Record<string, string | undefined> = {}, body = 'Un mot.') {
  const lines = Object.entries({ ...right, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

/** What is read from a folder, where one picture can be found. */
function readFolder(folder: string) {
  const picture = { name: 'tissu', version: 'abc', widths: [400], width: 400, height: 225 };
  const isThere = (called: string) => called === right.couverture || called.endsWith('lourde.jpg');
  const findPicture = (called: string) => (isThere(called) ? picture : undefined);
  return readArticles(folder, { today: TODAY, paths: ['/contact'], findPicture });
}

/** What is read from these files of an articles' folder. */
function read(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { articles, faults } = readFolder(folder);
  return { articles, faults: faults.map(formatFault) };
}

test('an article is its front matter and its text; what can follow by itself does', () => {
  const { articles, faults } = read({ 'eau/article.md': articleMd({}, 'mot '.repeat(900)) });

  expect(faults).toEqual([]);
  expect(articles).toMatchObject([
    {
      title: 'L’eau\u00a0: mesurer avant d’optimiser',
      tags: ['Mesure', 'Web'],
      author: `L’équipe ${agency.name}`,
      image: { picture: 'cover-ci-cd', alt: 'Un tissu' },
      readTime: '5 min',
      featured: true,
      views: 0,
    },
  ]);
});

test('an article without a picture is covered by the cloth of its id', () => {
  const bare = articleMd({ couverture: undefined, alternative: undefined });
  const { articles, faults } = read({ 'eau/article.md': bare });
  expect(faults).toEqual([]);
  expect(articles[0]?.image).toEqual({
    picture: `etoffe-${right.id}`,
    alt: 'Une étoffe tissée pour cet article, aux couleurs de la maison.',
  });
});

test('drafts, and articles to be published later, are not out; the others go from the newest to the oldest', () => {
  const article = (digit: number, fields: object) =>
    articleMd({ id: right.id.replace(/^1/, String(digit)), 'à la une': 'non', ...fields });
  const { articles, faults } = read({
    'a/article.md': article(1, { date: '2024-01-01', titre: 'ancien' }),
    'b/article.md': article(2, { titre: 'brouillon', brouillon: 'oui' }),
    'c/article.md': article(3, { titre: 'demain', 'publier le': '2026-11-22' }),
    'd/article.md': article(4, { titre: 'aujourd’hui', date: '2024-02-01', 'publier le': TODAY }),
    'e/article.md': article(5, { titre: 'à la une', date: '2023-01-01', 'à la une': 'oui' }),
  });

  expect(faults).toEqual([]);
  expect(articles.map(({ title }) => title)).toEqual(['à la une', 'aujourd’hui', 'ancien']);
});

/** Articles as an owner may leave them. */
const wrong: Record<string, string> = {
  'eau/article.md': `---
id: 5F8BC8B6-1D0E-4C73-9F0A-1F0C53A6B001
titre: Mesurer l'eau d'un puits
date: 21/11/2026
catégorie: Poterie
étiquettes:
  - Eau
couverture: photos/marche.jpg
alternative:
à la une: oui
temps de lecture: 4 minutes
brouillon: peut-être
---

Écrivez-nous sur [le devis](/devi), [plus bas](#rien).

<script>alert(1)</script>

Un mot en <strong>gras.

![Un puits](absente.jpg)

![](lourde.jpg)

![Un puits](mon puits.jpg)

Un puits — profond.

Il dit "**non**".

# Un titre

\`\`\`cobol
MOVE
\`\`\`

\`\`\`js
const ouvert = true;
`,
  'puits/article.md': `---
id: 11111111-1111-4111-8111-111111111111
titre: Creuser
extrait: Un puits.
date: 2031-01-01
mis à jour: 2030-12-31
catégorie: ${articleCategories[0]}
étiquettes:
  - Eau
à la une: oui
---

Un mot.
`,
  'essai.md': 'Un mot.',
  'vide/notes.txt': 'Un mot.',
};

/** A mistake an owner makes: its article, words of the line that is told, its field, and what is said with the remedy. */
const mistakes: [mistake: string, slug: string, at: string, field: string, said: RegExp][] = [
  ['a date written the French way', 'eau', '21/11/2026', 'date', /AAAA-MM-JJ/],
  ['two featured articles', 'puits', 'à la une: oui', 'à la une', /un seul article/],
  ['a cover that is no picture', 'eau', 'marche.jpg', 'couverture', /\.jpg, \.png/],
  ['a cover without alternative', 'eau', 'alternative:', 'alternative', /ce que montre/],
  ['a link to no page', 'eau', '/devi)', 'texte', /une page du site/],
  ['a link to no part of the text', 'eau', '#rien', 'texte', /« #rien »/],
  ['a script', 'eau', '<script>', 'texte', /<script>.*\n.*Markdown/],
  ['an unclosed tag', 'eau', '<strong>', 'texte', /<strong>.*\n.*Markdown/],
  ['an id in capitals', 'eau', 'id: 5F8', 'id', /un identifiant, par exemple/],
  ['a reading time', 'eau', '4 minutes', 'temps de lecture', /les champs sont : .*titre/],
  [
    'an unknown category of the blog',
    'eau',
    'Poterie',
    'catégorie',
    new RegExp(articleCategories.join(', ')),
  ],
  ['a field left out', 'eau', '---', 'extrait', /manque\n.*« extrait: … »/],
  ['a picture that is not there', 'eau', 'absente.jpg', 'texte', /déposez-la/],
  [
    'a picture named with a space',
    'eau',
    'mon puits',
    'texte',
    /mon puits\.jpg\) » ne se lit pas\n.*ma-photo/,
  ],
  ['a photo without alternative', 'eau', '![](', 'texte', /!\[Une cliente paie\]/],
  ['a long dash', 'eau', 'profond', 'texte', /virgule/],
  ['straight quotes around a bold word', 'eau', '**non**', 'texte', /guillemets droits.*\n.*« et »/],
  ['a heading of the page’s own', 'eau', '# Un titre', 'texte', /« ## »/],
  ['a language nobody knows', 'eau', 'cobol', 'texte', /par exemple sh/],
  ['a block of code never closed', 'eau', '```js', 'texte', /pas fermé\n.*```/],
  ['a draft by half', 'eau', 'peut-être', 'brouillon', /« oui » ou « non »/],
  ['a date to come', 'puits', 'date: 2031', 'date', /à venir\n.*publier le: 2031-01-01/],
  ['a change before the article', 'puits', 'mis à jour', 'mis à jour', /corrigez l’un des deux/],
];

const { faults: told, articles } = read(wrong);

/** Where the line of an article stands that holds these words, as a fault names it. */
function placeOf(slug: string, at: string): string {
  const line = wrong[`${slug}/article.md`]?.split('\n').findIndex((each) => each.includes(at)) ?? -1;
  return `content/articles/${slug}/article.md:${line + 1} : `;
}

test.each(mistakes)('%s is told by its file, its line and its remedy', (_, slug, at, field, said) => {
  const found = told.filter(
    (each) => each.startsWith(placeOf(slug, at) + field) && each.includes('\n    → '),
  );
  expect(found.filter((each) => said.test(each))).not.toEqual([]);
});

test('what is no article is told with the place of the right one, and no article with a mistake is shown', () => {
  const beside = told.filter((each) => /^content\/articles\/(essai|vide)/.test(each)).join('\n');
  expect(beside).toMatch(/^content\/articles\/essai\.md .*\n.*\/essai\/article\.md/);
  expect(beside).toMatch(/\ncontent\/articles\/vide .*\n.*\/vide\/article\.md/);
  expect(articles).toEqual([]);
});

test('an article may link to another, and show code of its own folder', () => {
  const { faults } = read({
    'eau/article.md': articleMd(
      {},
      `[la même](/blog/${right.id})\n\n\`\`\`bash fichier=exemples/a.sh\n\`\`\``,
    ),
    'eau/exemples/a.sh': 'echo a\n',
  });
  expect(faults).toEqual([]);
});

test('an id taken twice is told', () => {
  expect(
    read({ 'a/article.md': articleMd({ 'à la une': 'non' }), 'b/article.md': articleMd() }).faults,
  ).toEqual([
    'content/articles/b/article.md:2 : id : sert déjà à un autre article\n    → effacez-le : npm run controler en propose alors un autre',
  ]);
});

test('a new article is a draft ready to be written, one for each name, and is not put online half written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  folders.push(folder);
  const file = createArticle("L'eau : l'été", TODAY, folder);
  const told = (text = readFileSync(file, 'utf8')) => {
    writeFileSync(file, text);
    return readFolder(folder).faults.filter(({ field }) => !/couverture|alternative|à la une/.test(field));
  };

  expect(file).toBe(join(folder, 'l-eau-l-ete', 'article.md'));
  expect(told()).toEqual([]);
  expect(readFolder(folder).articles).toEqual([]);
  expect(told(readFileSync(file, 'utf8').replace('brouillon: oui\n', '')).map(({ field }) => field)).toEqual([
    'extrait',
    'étiquettes',
    'texte',
    'texte',
  ]);
  expect(() => createArticle('L’eau, l’été', TODAY, folder)).toThrow('existe déjà');
  expect(() => createArticle(' ', TODAY, folder)).toThrow('Donnez un titre');
});
