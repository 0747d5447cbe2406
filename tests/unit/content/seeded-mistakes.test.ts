import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleCategories } from '@/content/categories';

/** A mistake an owner makes: its file, words of the line that is told, its field, and what is said with the remedy. */
type Told = [mistake: string, file: string, at: string, field: string, said: RegExp];

const [EAU, PUITS] = ['content/articles/eau/article.md', 'content/articles/puits/article.md'];
const [CATALOGUE, OFFERS, SITE] = ['content/catalogue.ts', 'content/offers.ts', 'content/site.ts'];
const [PROJECTS, SERVICES, PAGES] = ['content/projects.ts', 'content/services.ts', 'content/pages/index.ts'];
const [HOME, SYNONYMS, MOVES] = ['content/pages/home.ts', 'content/synonyms.ts', 'content/redirections.ts'];

/** The slips of a hand in files that are there, whatever an owner has written in them. */
const slips: Record<string, [right: RegExp, wrong: string][]> = {
  [SITE]: [
    [/whatsapp: '/, "whatsapp: '+"],
    [/origin: '(.*)'/, "origin: '$1/'"],
    [/email: '(.*)@/, "email: '$1(at)"],
  ],
  [PAGES]: [
    [/updated: '.*'/, "updated: '1er mai 2026'"],
    [
      /\n\] /,
      "\n  { path: '/about', words: {}, label: 'É', linkedFrom: [], updated: '2026-05-02', title: 'É', description: 'É' },\n  { path: '/nulle', words: {}, label: 'É', linkedFrom: [], updated: '2026-05-02', title: 'É', description: 'É' },\n] ",
    ],
  ],
  [HOME]: [
    [/(pricing: \{[^}]*?lead:)\s*'[^']*'/, "$1 'Deux offres, dès $7.'"],
    [/(primary: \{[^}]*href:)\s*'[^']*'/, "$1 '/devi'"],
  ],
  'content/categories.ts': [[/(featureCategories = \[)/, "$1\n  'Couture',"]],
};

/** Files as a hand may leave them. */
const files: Record<string, string> = {
  [OFFERS]: `export const offers = [
  { id: 'un', title: 'Site d'une page', priceUsd: 349, description: 'Un', features: ['Un'], popular: true },
  { id: 'deux', title: 'Deux', priceUsd: 899, description: 'Deux', features: ['Un'], popular: oui },
  { id: 'trois', title: 'Dit "trois"', priceUsd: 0, description: 'Trois', features: [''], popular: false },
] satisfies Offer[];
`,
  [CATALOGUE]: `export const catalogue = [
  { id: 'lettre'
    name: 'Lettre', priceUsd: 100, category: 'Couture' },
  { id: 'reseaux', priceUsd: 50, category: 'Couture',
    name: 'Réseaux sociaux,
  },
  { id: 'boutique', name: “Boutique”, priceUsd: 899, category: 'Couture' },
  { id: 'boutique-2', name: 'Stocks', priceUsd: 1 700, category: 'Couture' },
  { id: 'tissage', name: 'Tissage', priceUsd: 20, category: 'Poterie' },
  { id: 'app', name: 'Application', priceUsd: '1600', category: 'Couture' },
  { id: 'page', name: 'Page', priceUsd: 49.5, category: 'Couture' },
  { id: 'visites', name: 'Visites, par pays', priceUsd: 30, category: 'Couture' },
] satisfies Feature[];
`,
  [PROJECTS]: `export const projects = [
  {
    id: 'ecole', title: 'A', category: 'A', description: 'A', technologies: ['A'], features: ['A'],
    image: { picture: 'projet-absent', alt: 'A' }, link: '/portfolio#autre', featured: true,
  },
  {
    id: 'Les Écoles', title: 'A', category: 'A', description: 'A', technologies: ['A'], features: ['A'], impact: 'A',
    image: { picture: 'etoffe-a', alt: '' }, link: '/portfolio', featured: true,
  },
  { id: 'ecole', title: 'A', category: 'A', description: 'A', technologies: ['A'], features: ['A'], impact: 'A',
    image: { picture: 'etoffe-a', alt: 'A' }, link: 'https://ecole.example', featured: true },
] satisfies Project[];
`,
  [SERVICES]: `export const services = [
  {
    id: 'devops', icon: 'devops', title: API et paiement,
    subtitel: 'Livrer', description: 'A', technologies: ['A'], features: ['A'],
    action: { label: 'A', href: '/contact' },
  },
] satisfies Service[];
`,
  [SYNONYMS]: `export const synonyms = {
  '/portfolio': ['réalisation', 'devis'],
  '/prestations': ['prestation'],
};
`,
  [MOVES]: `export const redirections = {
  '/blog/ci-cd': '/blog/inconnu',
  '/blog': '/devis',
  '/Ancien article': '/blog',
};
`,
  'content/rates.ts':
    "export const exchangeRate = { date: '13/11/2026', eurPerUsd: 655.957 } satisfies ExchangeRate;\n",
  'content/films.ts':
    "export const heroFilm = { poster: 'absente', wide: ['absent.mp4', 'lourd.mp4'], phone: ['film.mov'] } satisfies HeroFilm;\n",
  [EAU]: `---
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
  [PUITS]: `---
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
  'content/articles/essai.md': 'Un mot.',
  'content/articles/vide/notes.txt': 'Un mot.',
  'content/prix.xlsx': 'PK',
  'content/pages/tarifs.ts': "export const tarifsPage = { title: 'Nos tarifs' };\n",
  'content/pictures/vide.jpg': '',
  'content/films/lourd.mp4': '0'.repeat(3_200_000),
  'content/pictures/IMG_2041.HEIC': '',
};

const told: Told[] = [
  ['a date written the French way', EAU, '21/11/2026', 'date', /AAAA-MM-JJ/],
  ['two featured articles', PUITS, 'à la une: oui', 'à la une', /un seul article/],
  ['a cover that is no picture', EAU, 'marche.jpg', 'couverture', /\.jpg, \.png/],
  ['a cover without alternative', EAU, 'alternative:', 'alternative', /ce que montre/],
  ['a link to no page', EAU, '/devi)', 'texte', /une page du site/],
  ['a link to no part of the text', EAU, '#rien', 'texte', /« #rien »/],
  ['a script', EAU, '<script>', 'texte', /<script>.*\n.*Markdown/],
  ['an unclosed tag', EAU, '<strong>', 'texte', /<strong>.*\n.*Markdown/],
  ['an id in capitals', EAU, 'id: 5F8', 'id', /un identifiant, par exemple/],
  ['a reading time', EAU, '4 minutes', 'temps de lecture', /les champs sont : .*titre/],
  ['an unknown category of the blog', EAU, 'Poterie', 'catégorie', new RegExp(articleCategories.join(', '))],
  ['a field left out', EAU, '---', 'extrait', /manque\n.*« extrait: … »/],
  ['a picture that is not there', EAU, 'absente.jpg', 'texte', /déposez-la/],
  ['a picture named with a space', EAU, 'mon puits', 'texte', /mon puits\.jpg\) » ne se lit pas\n.*ma-photo/],
  ['a photo without alternative', EAU, '![](', 'texte', /!\[Une cliente paie\]/],
  ['a long dash', EAU, 'profond', 'texte', /virgule/],
  ['straight quotes around a bold word', EAU, '**non**', 'texte', /guillemets droits.*\n.*« et »/],
  ['a heading of the page’s own', EAU, '# Un titre', 'texte', /« ## »/],
  ['a language nobody knows', EAU, 'cobol', 'texte', /par exemple sh/],
  ['a block of code never closed', EAU, '```js', 'texte', /pas fermé\n.*```/],
  ['a draft by half', EAU, 'peut-être', 'brouillon', /« oui » ou « non »/],
  ['a date to come', PUITS, 'date: 2031', 'date', /à venir\n.*publier le: 2031-01-01/],
  ['a change before the article', PUITS, 'mis à jour', 'mis à jour', /corrigez l’un des deux/],
  ['a text beside the folders', 'content/articles/essai.md', '', '', /articles\/essai\/article\.md/],
  ['a folder without article', 'content/articles/vide', '', '', /vide\/article\.md/],
  ['a straight apostrophe', OFFERS, "d'une page", 'title', /apostrophe droite.*\n.*courbe/],
  ['yes in French', OFFERS, 'popular: oui', 'offers[deux].popular', /« oui ».*\n.*true/],
  ['two offers set above', OFFERS, 'popular: oui', 'offers[deux].popular', /une seule offre/],
  ['straight quotes', OFFERS, '"trois"', 'offers[trois].title', /"trois"\n.*« et »/],
  ['an offer for nothing', OFFERS, '"trois"', 'offers[trois].priceUsd', /0 n’est pas un prix\n.*349/],
  ['an empty text', OFFERS, '"trois"', 'offers[trois].features[0]', /est vide\n.*retirez/],
  ['a comma forgotten', CATALOGUE, "name: 'Lettre'", '', /virgule/],
  ['a text not closed', CATALOGUE, 'Réseaux', 'name', /fermé\n.*à sa fin/],
  ['quotes of a word processor', CATALOGUE, '“', 'name', /guillemets.*\n.*'texte'/],
  ['a number with a space', CATALOGUE, '1 700', 'priceUsd', /espace.*\n.*1600/],
  ['a price as a text', CATALOGUE, "'1600'", 'catalogue[app].priceUsd', /un nombre.*\n.*écrivez 1600/],
  ['a price with cents', CATALOGUE, '49.5', 'catalogue[page].priceUsd', /entier de dollars/],
  ['an unknown category', CATALOGUE, 'Poterie', 'catalogue[tissage].category', /'Couture' ou '/],
  ['a comma in a feature', CATALOGUE, 'Visites', 'catalogue[visites].name', /virgule.*\n.*« et »/],
  [
    'a category without a thread',
    'content/colours.ts',
    'threadColours',
    'threadColours.Couture',
    /« Couture: \w/,
  ],
  ['« Trois offres » with another number', HOME, 'Deux', 'homePage.pricing.lead', /« trois »/],
  ['a price that nothing has', HOME, '$7', 'homePage.pricing.lead', /« \$7 ».*\n.*catalogue\.ts/],
  ['a link of a page to nowhere', HOME, "'/devi'", 'homePage.hero.primary.href', /\/services/],
  ['a project without its effect', PROJECTS, '{', 'projects[ecole].impact', /manque\n.*« impact:/],
  ['a project’s picture not there', PROJECTS, 'projet-absent', 'projects[ecole].image.picture', /déposez/],
  ['a project’s link to no project', PROJECTS, '#autre', 'projects[ecole].link', /nulle part\n.*https/],
  ['a project’s picture without alt', PROJECTS, "alt: ''", 'projects[Les Écoles].image.alt', /montre/],
  [
    'an id with spaces and accents',
    PROJECTS,
    'Les Écoles',
    'projects[Les Écoles].id',
    /pas un id\n.*« les-ecoles »/,
  ],
  ['an id used twice', PROJECTS, "{ id: 'ecole'", 'projects[ecole].id', /autre id/],
  ['a field misspelt', SERVICES, 'subtitel', 'services[devops].subtitel', /les champs sont : .*subtitle/],
  ['a text within nothing', SERVICES, 'API et', 'title', /entouré de rien\n.*'texte'/],
  ['a WhatsApp number with a plus', SITE, 'whatsapp', 'site.whatsapp', /chiffres seulement/],
  ['an origin with a slash', SITE, 'origin', 'site.origin', /sans rien après/],
  ['an e-mail without @', SITE, '(at)', 'site.email', /bonjour@agence\.org/],
  ['a page changed on no day', PAGES, '1er mai', 'pages[0].updated', /AAAA-MM-JJ/],
  ['an address taken twice', PAGES, "'/about', words: {}", 'pages', /déjà l’adresse/],
  ['a page without a route', PAGES, '/nulle', 'pages', /ajoutez app\/\(site\)\/nulle\/page\.tsx/],
  ['a synonym with an accent', SYNONYMS, 'réalisation', 'synonyms./portfolio[0]', /« realisation »/],
  ['a synonym that is a page', SYNONYMS, "'devis'", 'synonyms./portfolio[1]', /deux endroits/],
  ['a synonym of no page', SYNONYMS, '/prestations', 'synonyms./prestations', /\/services, /],
  ['an address moved to nowhere', MOVES, 'inconnu', 'redirections./blog/ci-cd', /article/],
  ['a page that moved and is there', MOVES, "'/blog':", 'redirections./blog', /encore une page/],
  ['an address with a space', MOVES, 'Ancien', 'redirections./Ancien article', /minuscules/],
  ['a rate of no day', 'content/rates.ts', '13/11/2026', 'exchangeRate.date', /AAAA-MM-JJ/],
  ['a rate for a franc', 'content/rates.ts', '655', 'exchangeRate.eurPerUsd', /prix d’un dollar.*\n.*0\.86/],
  ['a film that is not there', 'content/films.ts', 'absent.mp4', 'heroFilm.wide[0]', /content\/films/],
  ['a film too heavy', 'content/films/lourd.mp4', '', '', /3,2 Mo pour 3/],
  ['a film of another kind', 'content/films/film.mov', '', '', /ne convient pas/],
  ['a film without its first frame', 'content/films.ts', 'absente', 'heroFilm.poster', /déposez-la/],
  ['a file that is ignored', 'content/prix.xlsx', '', '', /rien ne lit/],
  ['words that no page shows', 'content/pages/tarifs.ts', '', '', /rien ne lit/],
  ['a picture that cannot be read', 'content/pictures/vide.jpg', '', '', /ne se lit pas\n.*JPEG/],
  ['a photo of 6.3 MB', 'content/articles/eau/lourde.jpg', '', '', /6,3 Mo.*\n.*3 000 pixels/],
  ['a picture nobody names', 'content/pictures/seule.png', '', '', /nommez-la/],
  ['two pictures of one name', 'content/pictures/petite.png', '', '', /petite\.jpg\n.*renommez/],
  ['a picture too small', 'content/pictures/petite.png', '', '', /au moins 700/],
  ['a picture of another kind', 'content/pictures/IMG_2041.HEIC', '', '', /JPEG ou en PNG/],
];

let folder = '';
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const name of ['content', 'lib', 'app', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const slipped = Object.entries(slips).map(([file, changes]) => {
    const text = changes.reduce(
      (changed, [right, wrong]) => {
        expect(changed, file).toMatch(right);
        return changed.replace(right, wrong);
      },
      readFileSync(file, 'utf8'),
    );
    return [file, text] as const;
  });
  for (const [file, text] of [...slipped, ...Object.entries(files)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const photo = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#b8431f' } });
  for (const name of ['petite.jpg', 'petite.png'])
    await photo(300).toFile(join(folder, 'content/pictures', name));
  await photo(900).toFile(join(folder, 'content/pictures/seule.png'));
  const heavy = Buffer.concat([await photo(900).jpeg().toBuffer(), Buffer.alloc(6_300_000)]);
  writeFileSync(join(folder, 'content/articles/eau/lourde.jpg'), heavy);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['lib/build/checks/controler.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '1' },
  });
  expect(status).toBe(1);
  output = stderr + stdout;
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything that is told of a file at the lines that hold these words. */
function toldAt(file: string, at: string): string[] {
  const lines = at ? readFileSync(join(folder, file), 'utf8').split('\n') : [''];
  const places = lines.flatMap((line, index) => (line.includes(at) ? `${file}:${index + 1} : ` : []));
  return output.split(/\n(?! )/).filter((each) => places.some((place) => each.startsWith(place)));
}

test.each(told)('%s is told by its file, its line and its remedy', (_, file, at, field, said) => {
  const found = toldAt(file, at).filter((each) => each.includes(` : ${field}`) && each.includes('\n    → '));

  expect(
    found.some((each) => said.test(each)),
    output,
  ).toBe(true);
});

test('each is told once, all of them at once, beside their lines on GitHub too', () => {
  for (const at of ['# Un titre', '```js']) expect(toldAt(EAU, at), at).toHaveLength(1);
  expect(output.match(/^::error file=content\//gm)).toHaveLength(output.match(/^ {4}→ /gm)?.length ?? 0);
});
