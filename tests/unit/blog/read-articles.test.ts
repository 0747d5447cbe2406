import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { site } from '@/content/site';
import { createArticle } from '@/lib/build/blog/create-article';
import { sayMistake } from '@/lib/build/checks/mistake';
import { readArticles } from '@/lib/build/blog/read-articles';

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

/** What is read from these files of an articles' folder. */
function read(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { articles, mistakes } = readArticles(folder, TODAY);
  return { articles, mistakes: mistakes.map(sayMistake) };
}

test('an article is its front matter and its text; what can follow by itself does', () => {
  const { articles, mistakes } = read({ 'eau/article.md': articleMd({}, 'mot '.repeat(900)) });

  expect(mistakes).toEqual([]);
  expect(articles).toMatchObject([
    {
      title: 'L’eau\u00a0: mesurer avant d’optimiser',
      tags: ['Mesure', 'Web'],
      author: `L’équipe ${site.name}`,
      image: { picture: 'cover-ci-cd', alt: 'Un tissu' },
      readTime: '5 min',
      featured: true,
      views: 0,
    },
  ]);
});

test('an article without a picture is covered by the cloth of its id', () => {
  const bare = articleMd({ couverture: undefined, alternative: undefined });
  const { articles, mistakes } = read({ 'eau/article.md': bare });

  expect(mistakes).toEqual([]);
  expect(articles[0]?.image).toEqual({
    picture: `etoffe-${right.id}`,
    alt: 'Une étoffe tissée pour cet article, aux couleurs de la maison.',
  });
});

test('drafts, and articles to be published later, are not out; the others go from the newest to the oldest', () => {
  const article = (digit: number, fields: object) =>
    articleMd({ id: right.id.replace(/^1/, String(digit)), 'à la une': 'non', ...fields });
  const { articles, mistakes } = read({
    'a/article.md': article(1, { date: '2024-01-01', titre: 'ancien' }),
    'b/article.md': article(2, { titre: 'brouillon', brouillon: 'oui' }),
    'c/article.md': article(3, { titre: 'demain', 'publier le': '2026-11-22' }),
    'd/article.md': article(4, { titre: 'aujourd’hui', date: '2024-02-01', 'publier le': TODAY }),
    'e/article.md': article(5, { titre: 'à la une', date: '2023-01-01', 'à la une': 'oui' }),
  });

  expect(mistakes).toEqual([]);
  expect(articles.map(({ title }) => title)).toEqual(['à la une', 'aujourd’hui', 'ancien']);
});

// The other mistakes, as an owner makes them: tests/unit/content/seeded-mistakes.test.ts.
test.each([
  [{ titre: '' }, 3, 'titre', 'un texte'],
  [{ date: '2024-02-30' }, 5, 'date', 'AAAA-MM-JJ'],
  [{ étiquettes: 'Web' }, 7, 'étiquettes', 'une étiquette par ligne'],
  [{ vues: 'beaucoup' }, 13, 'vues', 'un nombre entier'],
  [{ étiquettes: '[Web' }, 8, 'en-tête', 'un champ par ligne'],
])('%o is told by file, line and field', (fields, line, field, remedy) => {
  const { articles, mistakes } = read({ 'eau/article.md': articleMd(fields) });

  expect(articles).toEqual([]);
  expect(mistakes[0]).toContain(`content/articles/eau/article.md:${line} : ${field} : `);
  expect(mistakes[0]).toContain(remedy);
});

test('an article may link to another, and show code of its own folder', () => {
  const { mistakes } = read({
    'eau/article.md': articleMd(
      {},
      `[la même](/blog/${right.id})\n\n\`\`\`bash fichier=exemples/a.sh\n\`\`\``,
    ),
    'eau/exemples/a.sh': 'echo a\n',
  });

  expect(mistakes).toEqual([]);
});

test('an id taken twice is told', () => {
  expect(
    read({ 'a/article.md': articleMd({ 'à la une': 'non' }), 'b/article.md': articleMd() }).mistakes,
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
    return readArticles(folder, TODAY).mistakes.filter(
      ({ field }) => !/couverture|alternative|à la une/.test(field),
    );
  };

  expect(file).toBe(join(folder, 'l-eau-l-ete', 'article.md'));
  expect(told()).toEqual([]);
  expect(readArticles(folder, TODAY).articles).toEqual([]);
  expect(told(readFileSync(file, 'utf8').replace('brouillon: oui\n', '')).map(({ field }) => field)).toEqual([
    'extrait',
    'étiquettes',
    'texte',
    'texte',
  ]);
  expect(() => createArticle('L’eau, l’été', TODAY, folder)).toThrow('existe déjà');
  expect(() => createArticle(' ', TODAY, folder)).toThrow('Donnez un titre');
});
