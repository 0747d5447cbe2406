import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { articleCategories } from '@/content/categories';
import { readArticles } from '@/lib/articles/read-articles';
import { dayIn } from '@/lib/rules/day-in';
import { formatFault } from '@/lib/rules/fault';
import { cloth } from '../../support/factories';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';

const right = {
  id: '11111111-1111-4111-8111-111111111111',
  titre: "L'eau : mesurer avant d’optimiser",
  extrait: 'Trois chiffres suffisent.',
  date: '2024-03-15',
  catégorie: articleCategories[0],
  étiquettes: '\n  - Mesure\n  - Web',
  couverture: 'cover-ci-cd',
  alternative: 'Un tissu',
  'à la une': 'oui',
};

const otherId = right.id.replace(/^1/, '2');

/** The text of an article whose front matter is right, but for some fields. */
function articleMd(fields: Record<string, string | undefined> = {}, body = 'Un mot.') {
  const lines = Object.entries({ ...right, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

/** What is read from these files of an articles' folder, where one picture can be found. */
function read(files: Record<string, string>) {
  const isThere = (called: string) => called === right.couverture || called.endsWith('lourde.jpg');
  const { articles, faults, ...rest } = readArticles(
    temporaryFolder(files),
    ['/', '/contact', '/devis', '/portfolio', '/services'],
    (called) => (isThere(called) ? cloth : undefined),
  );
  return { articles, faults: faults.map(formatFault), ...rest };
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

test('an article without a picture is covered by the cloth of its id; who signs it is a person where a role is told', () => {
  const signed = { auteur: 'Awa', rôle: 'Conduit les projets' };
  const bare = articleMd({ couverture: undefined, alternative: undefined, ...signed });
  const { articles, faults } = read({ 'eau/article.md': bare });
  expect(faults).toEqual([]);
  expect(articles).toMatchObject([{ author: 'Awa', role: 'Conduit les projets' }]);
  expect(articles[0]?.image).toEqual({
    picture: `etoffe-${right.id}`,
    alt: 'Une étoffe tissée aux couleurs de la maison.',
  });
});

test('drafts and what is dated ahead are not out; the others go from the newest to the oldest', () => {
  const article = (digit: number, fields: object) =>
    articleMd({ id: right.id.replace(/^1/, String(digit)), 'à la une': 'non', ...fields });
  const { articles, faults, held } = read({
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

const NEW_ID = /écrivez id: [0-9a-f-]{36}/;

/** A fault an owner makes: the field that is told, what is written there, and what is said of it with the remedy. */
type Row = [fault: string, field: string, written: string | undefined, said: RegExp];
const faults: Row[] = [
  ['a date written the French way', 'date', '21/11/2026', /AAAA-MM-JJ/],
  ['a correction of no day', 'corrigé', 'Un montant.', /mis à jour: AAAA-MM-JJ/],
  ['a role of nobody', 'rôle', 'Développe', /auteur: et son nom/],
  ['who signs, and not what they do', 'auteur', 'Awa', /rôle: et ce que fait/],
  ['a change before the article', 'mis à jour', '2024-03-14', /corrigez l’un des deux/],
  ['a cover that is no picture', 'couverture', 'photos/marche.jpg', /\.jpg, \.png/],
  ['a cover without alternative', 'alternative', '', /ce que montre/],
  ['no id', 'id', undefined, NEW_ID],
  ['a reading time', 'temps de lecture', '4 minutes', /les champs sont : .*titre/],
  ['an unknown category of the blog', 'catégorie', 'Poterie', new RegExp(articleCategories.join(', '))],
  ['a draft by half', 'brouillon', 'peut-être', /brouillon: oui, ou non/],
  ['a tag twice', 'étiquettes', '\n  - Web\n  - Web', /« Web, Web ».*\n.*aucune deux fois/],
  ['a link to no page', 'texte', 'Écrivez-nous sur [le devis](/devi).', /une page du site/],
  ['a line that nobody sells', 'texte', '[Le devis](/devis#choix=lune)', /lignes du catalogue/],
  ...['/#x', '/contact#offre=Lune', '/portfolio#disparu', '/services#couture'].map((href): Row => [
    `${href} for an address`,
    'texte',
    `[Voyez](${href})`,
    /ne mène nulle part/,
  ]),
  ['a script for an address', 'texte', '[Tarifs](javascript:alert(1))', /ne mène nulle part/],
  ['a picture in a sentence', 'texte', 'Voici ![un étal](lourde.jpg)', /mettez-la seule/],
  ['a box to tick', 'texte', '- [x] fait', /ne s’écrit pas ici/],
  ['a sample that is not there', 'texte', '```sql fichier=b.sql\n```', /« fichier=b.sql »/],
  ['a note', 'texte', 'Voici[^1].\n\n[^1]: Une note.', /mettez la note dans le texte/],
  ['a picture named elsewhere', 'texte', '![Un étal][p]\n\n[p]: /contact', /nommez l’image sur place/],
  ['a download that is not there', 'texte', 'Prenez [le fichier](releves.csv).', /un fichier à côté/],
  ['a link in a heading', 'texte', '## Voir [le contact](/contact)', /un titre est lui-même un lien/],
  ['a link to no part of the text', 'texte', 'Voyez [plus bas](#rien).', /« #rien »/],
  ['a script', 'texte', '<script>alert(1)</script>', /<script>.*\n.*Markdown/],
  ['a picture that is not there', 'texte', '![Un puits](absente.jpg)', /déposez-la/],
  ['a picture named with a space', 'texte', '![Un puits](mon puits.jpg)', / » ne se lit pas\n.*ma-photo/],
  ['a photo without alternative', 'texte', '![](lourde.jpg)', /!\[Une cliente paie\]/],
  ['a long dash', 'texte', 'Un puits — profond.', /virgule/],
  ['straight quotes around a bold word', 'texte', 'Il dit "**non**".', /guillemets droits.*\n.*« et »/],
  ['a heading of the page’s own', 'texte', '# Un titre', /« ## »/],
  ['a language nobody knows', 'texte', '```cobol\nMOVE\n```', /par exemple sh/],
  ['a block of code never closed', 'texte', '```js\nconst ouvert = true;', /pas fermé\n.*```/],
];

test.each(faults)(
  '%s is told by its file, its line and its remedy, and its article is not shown',
  (_, field, written, said) => {
    const isText = field === 'texte';
    const text = isText ? articleMd({}, `Un mot.\n\n${written}`) : articleMd({ [field]: written });
    const line = (isText ? written : `${field}: ${written}`)?.split('\n')[0] ?? '';
    // What is left out is told on the first line.
    const place = Math.max(text.split('\n').indexOf(line), 0) + 1;

    const { articles, faults } = read({ 'eau/article.md': text });

    expect(articles).toEqual([]);
    expect(faults[0]).toMatch(said);
    for (const fault of faults)
      expect(fault).toContain(`content/articles/eau/article.md:${place} : ${field}`);
    for (const fault of faults) expect(fault).toContain('\n    → ');
  },
);

test('all that is wrong is told at once, what is no article with the place of the right one', () => {
  const fields = { extrait: undefined, id: '5F8', date: '21/11/2026' };
  const { faults } = read({
    'eau/article.md': articleMd(fields, '# Un titre\n\nUn puits — profond.'),
    'puits/article.md': articleMd({ date: '2024-02-30', 'à la une': 'non' }),
    'essai.md': 'Un mot.',
    'vide/notes.txt': 'Un mot.',
  });
  const [essai, vide, ...others] = faults;
  expect(essai).toMatch(/^content\/articles\/essai\.md .*\n.*\/essai\/article\.md/);
  expect(vide).toMatch(/^content\/articles\/vide .*\n.*\/vide\/article\.md/);
  expect(others.map((each) => /\w+\/article\.md:\d+ : \S+/.exec(each)?.[0]).sort()).toEqual([
    ...['eau/article.md:1 : extrait', 'eau/article.md:14 : texte', 'eau/article.md:16 : texte'],
    ...['eau/article.md:2 : id', 'eau/article.md:4 : date', 'puits/article.md:5 : date'],
  ]);
});

test('an article may link to another whose id is written in quotes, tick lines of the quote, and show code of its folder', () => {
  const links = `[l’autre](/blog/${otherId}), [le devis](/devis#choix=${catalogue[0]?.id})`;
  const { faults } = read({
    'eau/article.md': articleMd({}, `${links}\n\n\`\`\`sh fichier=a.sh\n\`\`\``),
    'eau/a.sh': 'echo a\n',
    'puits/article.md': articleMd({ id: `"${otherId}"`, 'à la une': 'non' }),
  });
  expect(faults).toEqual([]);
});

test('a link to an article that is not out yet is told, lest visitors find nothing there', () => {
  const { faults } = read({
    'eau/article.md': articleMd({}, `[la suite](/blog/${otherId})`),
    'suite/article.md': articleMd({ id: otherId, date: '2999-01-01', 'à la une': 'non' }),
  });
  expect(faults).toEqual([expect.stringMatching(/eau\/article\.md:1 : texte : .*suite\/article\.md/)]);
});

test('a link to no part of another article is told, one to the feed or to a part that is there is not', () => {
  const links = (part: string) => `[la suite](/blog/${otherId}#${part}), [le flux](/feed.xml)`;
  const to = (part: string) =>
    read({
      'eau/article.md': articleMd({}, links(part)),
      'suite/article.md': articleMd({ id: otherId, 'à la une': 'non' }, '## Le puits\n\nUn mot.'),
    }).faults;
  expect(to('le-puits')).toEqual([]);
  expect(to('rien')).toEqual([expect.stringMatching(/eau\/article\.md:1 : texte : .*#rien/)]);
});

test('a link to an article whose copy is not out yet, its id not yet changed, stays', () => {
  const { faults } = read({
    'eau/article.md': articleMd({}, `[l’autre](/blog/${otherId})`),
    'puits/article.md': articleMd({ id: otherId, 'à la une': 'non' }),
    'sans-id/article.md': articleMd({ id: otherId, date: '2999-01-01', 'à la une': 'non' }),
  });
  expect(faults).toEqual([expect.stringMatching(NEW_ID)]);
});

test('a file beside an article is downloaded under its own name, unless its article is not out', () => {
  const files = (fields: Record<string, string>) => ({
    'eau/article.md': articleMd(fields, 'Prenez [les relevés](releves.csv).'),
    'eau/releves.csv': 'Point;Débit\n',
  });
  const { articles, downloads } = read(files({}));
  const [name] = downloads.map((file) => file.name);
  expect(name).toMatch(/^releves\.[0-9a-f]{8}\.csv$/);
  expect(articles[0]?.content).toContain(`<a href="/media/${name}" download="releves.csv">les relevés</a>`);
  expect(read(files({ brouillon: 'oui' })).downloads).toEqual([]);
});

test('a copied article is told of both that share its id, with one for the copy, and of the featured one', () => {
  const { faults } = read({ 'a/article.md': articleMd(), 'b/article.md': articleMd() });
  expect(faults[0]).toMatch(NEW_ID);
  expect(faults).toEqual([
    expect.stringMatching(
      /^content\/articles\/b\/article\.md:2 : id : .* content\/articles\/a\/article\.md\n/,
    ),
    expect.stringMatching(/^content\/articles\/b\/article\.md:12 : à la une : .*\n    → .*un seul article/),
  ]);
});

test('articles of which none is set above the others are told so, drafts alone are not', () => {
  const none = { 'à la une': 'non' };
  expect(read({ 'a/article.md': articleMd(none) }).faults).toEqual([
    expect.stringMatching(/^content\/articles : à la une : aucun.*\n.*« à la une: oui »/),
  ]);
  expect(read({ 'a/article.md': articleMd({ ...none, brouillon: 'oui' }) }).faults).toEqual([]);
});
