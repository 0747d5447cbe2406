import { expect, test } from 'vitest';
import { articleCategories } from '@/content/categories';
import { articleMd, otherId, readFolder } from '../../support/articles-folder';

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

    const { articles, faults } = readFolder({ 'eau/article.md': text });

    expect(articles).toEqual([]);
    expect(faults[0]).toMatch(said);
    for (const fault of faults)
      expect(fault).toContain(`content/articles/eau/article.md:${place} : ${field}`);
    for (const fault of faults) expect(fault).toContain('\n    → ');
  },
);

test('all that is wrong is told at once, what is no article with the place of the right one', () => {
  const fields = { extrait: undefined, id: '5F8', date: '21/11/2026' };
  const { faults } = readFolder({
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

test('a link to an article that is not out yet is told, lest visitors find nothing there', () => {
  const { faults } = readFolder({
    'eau/article.md': articleMd({}, `[la suite](/blog/${otherId})`),
    'suite/article.md': articleMd({ id: otherId, date: '2999-01-01', 'à la une': 'non' }),
  });
  expect(faults).toEqual([expect.stringMatching(/eau\/article\.md:1 : texte : .*suite\/article\.md/)]);
});

test('a link to no part of another article is told, one to the feed or to a part that is there is not', () => {
  const links = (part: string) => `[la suite](/blog/${otherId}#${part}), [le flux](/feed.xml)`;
  const to = (part: string) =>
    readFolder({
      'eau/article.md': articleMd({}, links(part)),
      'suite/article.md': articleMd({ id: otherId, 'à la une': 'non' }, '## Le puits\n\nUn mot.'),
    }).faults;
  expect(to('le-puits')).toEqual([]);
  expect(to('rien')).toEqual([expect.stringMatching(/eau\/article\.md:1 : texte : .*#rien/)]);
});

test('a copied article is told of both that share its id, with one for the copy, and of the featured one', () => {
  const { faults } = readFolder({ 'a/article.md': articleMd(), 'b/article.md': articleMd() });
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
  expect(readFolder({ 'a/article.md': articleMd(none) }).faults).toEqual([
    expect.stringMatching(/^content\/articles : à la une : aucun.*\n.*« à la une: oui »/),
  ]);
  expect(readFolder({ 'a/article.md': articleMd({ ...none, brouillon: 'oui' }) }).faults).toEqual([]);
});

test('a link to an article whose copy is not out yet, its id not yet changed, stays', () => {
  const { faults } = readFolder({
    'eau/article.md': articleMd({}, `[l’autre](/blog/${otherId})`),
    'puits/article.md': articleMd({ id: otherId, 'à la une': 'non' }),
    'sans-id/article.md': articleMd({ id: otherId, date: '2999-01-01', 'à la une': 'non' }),
  });
  expect(faults).toEqual([expect.stringMatching(NEW_ID)]);
});
