import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A mistake an owner makes: its file, words of the line that is told, its field, and what is said with the remedy. */
type Told = [mistake: string, file: string, at: string, field: string, said: RegExp];

const [EAU, PUITS] = ['content/articles/eau/article.md', 'content/articles/puits/article.md'];
const [CATALOGUE, OFFERS, SITE] = ['content/catalogue.ts', 'content/offers.ts', 'content/site.ts'];
const [PROJECTS, SERVICES, PAGES] = ['content/projects.ts', 'content/services.ts', 'content/pages/index.ts'];

/** The slips of a hand in files that are there: what stands in them, and what is typed instead. */
const slips: Record<string, [right: string | RegExp, wrong: string][]> = {
  [OFFERS]: [
    ["'Site Web Pro'", "'Site d'une page'"],
    ['popular: false', 'popular: true'],
    ["popular: true,\n  },\n  {\n    id: 'app", "popular: oui,\n  },\n  {\n    id: 'app"],
  ],
  [CATALOGUE]: [
    ["id: 'newsletter',", "id: 'newsletter'"],
    ["name: 'Réseaux sociaux',", "name: 'Réseaux sociaux,"],
    ["name: 'Boutique en ligne',", 'name: “Boutique en ligne”,'],
    ['priceUsd: 1700', 'priceUsd: 1 700'],
    ["category: 'Sécurité'", "category: 'Formation'"],
    ['priceUsd: 1600', "priceUsd: '1600'"],
    ['priceUsd: 50', 'priceUsd: 49.5'],
    ["'Statistiques de visite'", "'Visites, par pays'"],
  ],
  [PROJECTS]: [
    [/impact: '3.*\n/, ''],
    ["'project-vitrine-projet'", "'projet-vitrine'"],
    ["id: 'field-reports'", "id: 'futuris-research'"],
    [/alt: 'Rapport.*'/, "alt: ''"],
  ],
  [SERVICES]: [
    ["subtitle: 'Livrer", "subtitel: 'Livrer"],
    ["'API et paiement'", 'API et paiement'],
  ],
  [SITE]: [
    ["whatsapp: '0", "whatsapp: '+0"],
    ["example',\n  email", "example/',\n  email"],
    ['bonjour@', 'bonjour(at)'],
  ],
  [PAGES]: [["updated: '2026-11-21'", "updated: '1er mai 2026'"]],
  'content/pages/home.ts': [
    ['Trois offres', 'Deux offres'],
    ["href: '/devis'", "href: '/devi'"],
  ],
  'content/synonyms.ts': [
    ["'realisation'", "'réalisation'"],
    ["'/services'", "'/prestations'"],
  ],
  'content/redirections.ts': [['= {}', "= { '/blog/ci-cd': '/blog/inconnu' }"]],
  'content/rates.ts': [['2026-11-13', '13/11/2026']],
  'content/films.ts': [["'hero.mp4'", "'accueil.mp4'"]],
};

/** Files that were not there. */
const files: Record<string, string> = {
  [EAU]: `---
id: 5F8BC8B6-1D0E-4C73-9F0A-1F0C53A6B001
titre: Mesurer l'eau d'un puits
date: 21/11/2026
catégorie: Commerce
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

Un puits — profond.

# Un titre

\`\`\`cobol
MOVE
\`\`\`
`,
  [PUITS]: `---
id: 11111111-1111-4111-8111-111111111111
titre: Creuser
extrait: Un puits.
date: 2031-01-01
mis à jour: 2030-12-31
catégorie: API
étiquettes:
  - Eau
couverture: cover-ci-cd
alternative: Un tissu
à la une: oui
---

Un mot.
`,
  'content/articles/essai.md': 'Un mot.',
  'content/articles/vide/notes.txt': 'Un mot.',
  'content/prix.xlsx': 'PK',
  'content/pictures/vide.jpg': '',
  'content/pictures/IMG_2041.HEIC': '',
};

const told: Told[] = [
  // The review's eighteen.
  ['a date written the French way', EAU, '21/11/2026', 'date', /AAAA-MM-JJ/],
  ['two featured articles', PUITS, 'à la une: oui', 'à la une', /un seul article/],
  ['a cover that is no picture', EAU, 'marche.jpg', 'couverture', /\.jpg, \.png/],
  ['a cover without alternative', EAU, 'alternative:', 'alternative', /ce que montre/],
  ['a link to no page', EAU, '/devi)', 'texte', /une page du site/],
  ['a script', EAU, '<script>', 'texte', /<script>.*\n.*Markdown/],
  ['an id in capitals', EAU, 'id: 5F8', 'id', /un identifiant, par exemple/],
  [
    'a reading time, which follows by itself',
    EAU,
    '4 minutes',
    'temps de lecture',
    /les champs sont : .*titre/,
  ],
  ['an unknown category of the blog', EAU, 'Commerce', 'catégorie', /DevOps, API/],
  ['a field left out', EAU, '---', 'extrait', /manque\n.*« extrait: … »/],
  ['a straight apostrophe', OFFERS, "d'une page", 'title', /apostrophe droite.*\n.*courbe/],
  ['a picture that is not there', EAU, 'absente.jpg', 'texte', /déposez-la/],
  ['a picture that cannot be read', 'content/pictures/vide.jpg', '', '', /ne se lit pas\n.*JPEG/],
  ['an unclosed tag', EAU, '<strong>', 'texte', /<strong>.*\n.*Markdown/],
  ['a photo of 6.3 MB', 'content/articles/eau/lourde.jpg', '', '', /6,3 Mo.*\n.*3 000 pixels/],
  ['a photo without alternative', EAU, '![](', 'texte', /!\[Une cliente paie\]/],
  ['a date to come', PUITS, 'date: 2031', 'date', /à venir\n.*publier le: 2031-01-01/],
  ['a long dash', EAU, 'profond', 'texte', /virgule/],
  ['a text beside the folders', 'content/articles/essai.md', '', '', /articles\/essai\/article\.md/],
  // Twenty more, and some.
  ['a comma forgotten', CATALOGUE, "name: 'Newsletter'", '', /virgule/],
  ['a text not closed', CATALOGUE, 'Réseaux', 'name', /fermé\n.*à sa fin/],
  ['quotes of a word processor', CATALOGUE, '“', 'name', /guillemets.*\n.*'texte'/],
  ['a text within nothing', SERVICES, 'API et', 'title', /entouré de rien\n.*'texte'/],
  ['a number with a space', CATALOGUE, '1 700', 'priceUsd', /espace.*\n.*1600/],
  ['a price as a text', CATALOGUE, "'1600'", 'catalogue[mobile-app].priceUsd', /un nombre.*\n.*écrivez 1600/],
  ['a price with cents', CATALOGUE, '49.5', 'catalogue[landing-page].priceUsd', /entier de dollars/],
  ['an unknown category', CATALOGUE, 'Formation', 'catalogue[ssl-certificate].category', /'Web' ou 'Mobile'/],
  ['a comma in a feature', CATALOGUE, 'Visites', 'catalogue[analytics].name', /virgule.*\n.*« et »/],
  ['yes in French', OFFERS, 'popular: oui', 'offers[1].popular', /« oui ».*\n.*true/],
  ['two offers set above', OFFERS, 'popular: oui', 'offers[site-web-corporate].popular', /une seule offre/],
  ['« Trois offres » with another number', 'content/pages/home.ts', 'Deux', 'pricing.lead', /« trois »/],
  ['a project without its effect', PROJECTS, '{', 'projects[school-manager].impact', /manque\n.*« impact:/],
  [
    'a project’s picture not there',
    PROJECTS,
    'projet-v',
    'projects[vitrine-projet].image.picture',
    /déposez/,
  ],
  ['a project’s picture without alt', PROJECTS, "alt: ''", 'projects[futuris-research].image.alt', /montre/],
  ['an id used twice', PROJECTS, "id: 'futuris", 'projects[4].id', /autre id/],
  ['a field misspelt', SERVICES, 'subtitel', 'services[devops].subtitel', /les champs sont : .*subtitle/],
  ['a link of a page to nowhere', 'content/pages/home.ts', "'/devi'", 'hero.primary.href', /\/services/],
  ['a WhatsApp number with a plus', SITE, 'whatsapp', 'site.whatsapp', /chiffres seulement/],
  ['an origin with a slash', SITE, 'origin', 'site.origin', /sans rien après/],
  ['an e-mail without @', SITE, '(at)', 'site.email', /bonjour@agence\.org/],
  ['a page changed on no day', PAGES, '1er mai', 'pages[0].updated', /AAAA-MM-JJ/],
  [
    'a synonym with an accent',
    'content/synonyms.ts',
    'réalisation',
    'synonyms./portfolio[0]',
    /« realisation »/,
  ],
  ['a synonym of no page', 'content/synonyms.ts', '/prestations', 'synonyms./prestations', /\/services, /],
  [
    'an address moved to nowhere',
    'content/redirections.ts',
    'inconnu',
    'redirections./blog/ci-cd',
    /article/,
  ],
  ['a rate of no day', 'content/rates.ts', '13/11/2026', 'exchangeRate.date', /AAAA-MM-JJ/],
  ['a film that is not there', 'content/films.ts', 'accueil', 'heroFilm.wide[1]', /content\/films/],
  ['a link to no part of the text', EAU, '#rien', 'texte', /« #rien »/],
  ['a heading of the page’s own', EAU, '# Un titre', 'texte', /« ## »/],
  ['a language nobody knows', EAU, 'cobol', 'texte', /python/],
  ['a draft by half', EAU, 'peut-être', 'brouillon', /« oui » ou « non »/],
  ['a change before the article', PUITS, 'mis à jour', 'mis à jour', /corrigez l’un des deux/],
  ['a folder without article', 'content/articles/vide', '', '', /vide\/article\.md/],
  ['a file that is ignored', 'content/prix.xlsx', '', '', /rien ne lit/],
  ['a picture nobody names', 'content/pictures/project-vitrine-projet.webp', '', '', /nommez-la/],
  ['a picture of another kind', 'content/pictures/IMG_2041.HEIC', '', '', /JPEG ou en PNG/],
  ['a picture too small', 'content/pictures/petite.png', '', '', /au moins 700/],
];

let folder = '';
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const name of ['content', 'lib', 'app', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, changes] of Object.entries(slips))
    writeFileSync(
      join(folder, file),
      changes.reduce(
        (text, [right, wrong]) => {
          expect(text.replace(right, wrong), `${file} : ${right}`).not.toBe(text);
          return text.replace(right, wrong);
        },
        readFileSync(file, 'utf8'),
      ),
    );
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const photo = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#b8431f' } });
  await photo(300).toFile(join(folder, 'content/pictures/petite.png'));
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

test.each(told)('%s is told by its file, its line and its remedy', (_, file, at, field, said) => {
  const lines = at ? readFileSync(join(folder, file), 'utf8').split('\n') : [];
  const places = at ? lines.flatMap((line, index) => (line.includes(at) ? index + 1 : [])) : [1];
  const found = places.flatMap((line) =>
    output.split(/\n(?! )/).filter((each) => each.startsWith(`${file}:${line} : ${field}`)),
  );

  expect(
    found.some((each) => said.test(each) && each.includes('\n    → ')),
    output,
  ).toBe(true);
});

test('all of them are told at once, beside their lines on GitHub too', () => {
  expect(output.match(/^::error file=content\//gm)).toHaveLength(output.match(/^ {4}→ /gm)?.length ?? 0);
});
