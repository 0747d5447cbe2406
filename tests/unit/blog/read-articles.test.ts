import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { clothAlt, signature } from '@/content/say';
import { dayIn } from '@/lib/rules/days';
import { articleMd, otherId, readFolder, right } from '../../support/articles-folder';

test('an article is its front matter and its text; what can follow by itself does', () => {
  const { articles, faults } = readFolder({ 'eau/article.md': articleMd({}, 'mot '.repeat(900)) });

  expect(faults).toEqual([]);
  expect(articles).toMatchObject([
    {
      title: 'L’eau\u00a0: mesurer avant d’optimiser',
      tags: ['Mesure', 'Web'],
      author: signature,
      image: { picture: 'cover-ci-cd', alt: 'Un tissu' },
      readTime: '5 min',
      featured: true,
      views: 0,
    },
  ]);
});

test('an article without a picture is covered by the cloth of its id; who signs it is a person where a role is told', () => {
  const signed = { auteur: 'Awa', rôle: 'Conduit les projets' };
  const bare = articleMd({ couverture: undefined, alternative: undefined, ...signed });
  const { articles, faults } = readFolder({ 'eau/article.md': bare });
  expect(faults).toEqual([]);
  expect(articles).toMatchObject([{ author: 'Awa', role: 'Conduit les projets' }]);
  expect(articles[0]?.image).toEqual({ picture: `etoffe-${right.id}`, alt: clothAlt });
});

test('drafts and what is dated ahead are not out; the others go from the newest to the oldest', () => {
  const article = (digit: number, fields: object) =>
    articleMd({ id: right.id.replace(/^1/, String(digit)), 'à la une': 'non', ...fields });
  const { articles, faults, held } = readFolder({
    'a/article.md': article(1, { date: '2024-01-01', titre: 'ancien' }),
    'b/article.md': article(2, { titre: 'brouillon', brouillon: 'oui' }),
    'c/article.md': article(3, { titre: 'demain', date: '2999-01-01' }),
    'f/article.md': article(6, { titre: 'aujourd’hui', date: dayIn(agency.hours.zone) }),
    'd/article.md': article(4, { titre: '"récent"', date: '2024-02-01' }),
    'e/article.md': article(5, { titre: 'à la une', date: '2023-01-01', 'à la une': 'oui' }),
  });

  expect(faults).toEqual([]);
  expect(articles.map(({ title }) => title)).toEqual(['à la une', 'aujourd’hui', 'récent', 'ancien']);
  expect(held.map(({ slug, isUnfinished, date }) => [slug, isUnfinished, date])).toEqual([
    ['b', true, right.date],
    ['c', false, '2999-01-01'],
  ]);
});

test('an article may link to another whose id is written in quotes, tick lines of the quote, and show code of its folder', () => {
  const links = `[l’autre](/blog/${otherId}), [le devis](/devis#choix=${catalogue[0]?.id})`;
  const { faults } = readFolder({
    'eau/article.md': articleMd({}, `${links}\n\n\`\`\`sh fichier=a.sh\n\`\`\``),
    'eau/a.sh': 'echo a\n',
    'puits/article.md': articleMd({ id: `"${otherId}"`, 'à la une': 'non' }),
  });
  expect(faults).toEqual([]);
});

test('a file beside an article is downloaded under its own name, unless its article is not out', () => {
  const files = (fields: Record<string, string>) => ({
    'eau/article.md': articleMd(fields, 'Prenez [les relevés](releves.csv).'),
    'eau/releves.csv': 'Point;Débit\n',
  });
  const { articles, downloads } = readFolder(files({}));
  const [name] = downloads.map((file) => file.name);
  expect(name).toMatch(/^releves\.[0-9a-f]{8}\.csv$/);
  expect(articles[0]?.content).toContain(`<a href="/media/${name}" download="releves.csv">les relevés</a>`);
  expect(readFolder(files({ brouillon: 'oui' })).downloads).toEqual([]);
});
