import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findFaults } from '@/lib/checks/find-faults';
import { filmFaults, logoFaults, pictureFaults } from '@/lib/checks/picture-faults';
import type { SiteContent } from '@/lib/checks/site-content';
import { formatFault } from '@/lib/rules/fault';
import { gatherContent } from '@/publish/gather-content';

const made = {
  ...{
    title: 'Puits',
    category: 'Site',
    description: 'Un site.',
    image: { picture: 'puits', alt: 'Un puits' },
  },
  ...{
    technologies: ['SQL'],
    features: ['Une carte'],
    impact: 'Un fait.',
    link: '/portfolio',
    featured: false,
  },
};

/** The site's own content without its sentences, on the day of its rate: nothing is wrong with it, and no list is empty. */
const right: SiteContent = {
  ...{ ...(await gatherContent()), texts: [], stats: [{ number: '7', label: 'puits' }] },
  projects: ['puits', 'forages'].map((id) => ({ ...made, id })),
};
const { agency, catalogue, offers, pages, projects, stats } = right;
const now = Date.parse(agency.exchangeRate.date);

const told = (change: Partial<SiteContent>) => findFaults({ ...right, ...change }, now).map(formatFault);

const fact = (change: Partial<typeof agency>) => ({ agency: { ...agency, ...change } });
const rate = (date: string, eurPerUsd = 0.86) => fact({ exchangeRate: { date, eurPerUsd } });
const colour = (change: Partial<typeof agency.colours>) =>
  fact({ colours: { ...agency.colours, ...change } });
const first = <Entry>([one, ...others]: readonly Entry[], change: Partial<Entry>) =>
  [{ ...one, ...change }, ...others] as Entry[];
const offer = (change: Partial<(typeof offers)[number]>) => ({ offers: first(offers, change) });
const project = (change: Partial<(typeof projects)[number]>) => ({ projects: first(projects, change) });
const page = (path: string) => ({ pages: [...pages, { ...pages[0], path, linkedFrom: [] }] as typeof pages });
const menu = ({ length }: { length: number }) =>
  pages.map((each, index) => ({ ...each, linkedFrom: index < length ? (['menu'] as const) : [] }));
/** A sentence of the home page, under a name that says what it is. */
const says = (text: string, field = 'lead') => ({
  texts: [{ file: 'content/pages/home.ts', field: `homePage.${field}`, text }],
});
const confirmed = right.toConfirm.filter((name) => name !== 'email');

/** A mistake an owner makes: what it leaves in the content, the field that is told, what is said of it and the remedy. */
type Mistake = [mistake: string, change: Partial<SiteContent>, field: string, said: RegExp];

/** By the place of their fields. */
const mistakes: Record<string, Mistake[]> = {
  'agency.ts : agency.': [
    [
      'a telephone that cannot be dialled',
      fact({ whatsapp: '70 00 00' }),
      'whatsapp',
      /« 70 00 00 ».*\n.*indicatif/,
    ],
    [
      'another one',
      fact({ otherPhones: [{ label: 'B', number: 'Lomé' }] }),
      'otherPhones[0].number',
      /\+226/,
    ],
    [
      'no address of a network',
      fact({ networks: [{ name: 'X', href: 'x.com' }] }),
      'networks[0].href',
      /https:/,
    ],
    [
      'messages kept for ever',
      fact({ legal: { ...agency.legal, keptDays: 0 } }),
      'legal.keptDays',
      /« 0 ».*\n.*nombre entier de jours/,
    ],
    ['an origin with a slash', fact({ origin: 'https://a.org/' }), 'origin', /sans rien après/],
    ['an e-mail without @', fact({ email: 'a(at)b.org' }), 'email', /bonjour@agence\.org/],
    [
      'a fact confirmed though invented',
      { ...fact({ email: 'a@b.example' }), toConfirm: confirmed },
      'email',
      /le vôtre/,
    ],
    ['a colour by its name', colour({ warm: 'rouge' }), 'colours.warm', /#rrvvbb/],
    [
      'a colour too pale to be read',
      colour({ fresh: '#7fd8c8' }),
      'colours.fresh',
      /contraste de 1,\d, il en faut 4,5\n.*foncez/,
    ],
    ['a rate of no day', rate('2026-02-30'), 'exchangeRate.date', /AAAA-MM-JJ/],
    ['a rate of a day to come', rate('2999-01-01'), 'exchangeRate.date', /à venir/],
    [
      'a rate for a franc',
      rate('2026-11-13', 655.957),
      'exchangeRate.eurPerUsd',
      /prix d’un dollar.*\n.*0\.86/,
    ],
  ],
  'pages.ts : pages': [
    [
      'a page changed on no day',
      { pages: first(pages, { updated: '1er mai' }) },
      '[0].updated',
      /AAAA-MM-JJ/,
    ],
    ['an address taken twice', page('/'), `[${pages.length}].path`, /déjà l’adresse/],
    [
      'a page without a route',
      page('/nulle'),
      `[${pages.length}].path`,
      /ajoutez app\/\(site\)\/nulle\/page\.tsx/,
    ],
    ['eight names in the bar', { pages: menu({ length: 8 }) }, '', /8 noms dans le menu\n.*7 au plus/],
  ],
  'synonyms.ts : synonyms.': [
    ['a synonym with an accent', { synonyms: { '/blog': ['été'] } }, '/blog', /« ete »/],
    ['a synonym that is a page', { synonyms: { '/blog': ['devis'] } }, '/blog', /deux endroits/],
    ['a synonym of no page', { synonyms: { '/rien': ['prestation'] } }, '/rien', /\/services, /],
  ],
  'redirections.ts : redirections.': [
    ['an address moved to nowhere', { redirections: { '/vieux': '/blog/inconnu' } }, '/vieux', /article/],
    ['a page that moved and is there', { redirections: { '/blog': '/devis' } }, '/blog', /encore une page/],
    [
      'an address with a space',
      { redirections: { '/Vieil article': '/blog' } },
      '/Vieil article',
      /minuscules/,
    ],
  ],
  'projects.ts : projects': [
    ['an id with spaces and accents', project({ id: 'Les Écoles' }), '[0].id', /pas un id\n.*« les-ecoles »/],
    ['an id used twice', project({ id: projects[1]?.id }), '[1].id', /autre id/],
    ['a list of features that is empty', project({ id: 'a', features: [] }), '[a].features', /est vide/],
  ],
  'catalogue.ts : catalogue[a].': [
    [
      'a line with cents',
      { catalogue: first(catalogue, { id: 'a', priceUsd: 49.5 }), offers: [], services: [] },
      'priceUsd',
      /nombre entier/,
    ],
  ],
  'offers.ts : offers': [
    ['an offer for nothing', offer({ id: 'a', priceUsd: 0 }), '[a].priceUsd', /0 n’est pas un prix/],
    ['an offer dearer than its lines', offer({ id: 'a', priceUsd: 9_000 }), '[a].lines', /pas moins cher/],
    [
      'a line that nobody sells',
      offer({ id: 'a', lines: ['fax'], priceUsd: null }),
      '[a].lines',
      /« fax ».*\n.*catalogue\.ts/,
    ],
    [
      'two offers set above',
      { offers: offers.map((each, id) => ({ ...each, id: `${id}`, popular: id < 2 })) },
      '[1].popular',
      /une seule/,
    ],
  ],
  'clients.ts : ': [['a client twice', { clients: ['Kora', 'Kora'] }, 'clients', /« Kora ».*deux fois/]],
  'stats.ts : ': [['a figure twice', { stats: [...stats, ...stats.slice(0, 1)] }, 'stats', /deux fois/]],
  'pages/home.ts : homePage.': [
    ['a price that nothing has', says('Dès $7.'), 'lead', /« \$7 ».*\n.*price\('hosting'\)/],
    ['the price of no line', says('Dès $blogue.'), 'lead', /« blogue ».*\n.*catalogue/],
    ['an empty text', says(' '), 'lead', /est vide\n.*retirez/],
    ['a picture that says nothing', says('', 'picture.alt'), 'picture.alt', /montre l’image/],
    ['a link to nowhere', says('/devi', 'primary.href'), 'primary.href', /nulle part\n.*\/services/],
    ['a link to no part of a page', says('/services#couture', 'link'), 'link', /nulle part/],
    ['a name that no page fills', says('Total : {somme}'), 'lead', /« \{somme\} »\n.*total/],
    ['a long dash', says('Un puits — profond'), 'lead', /tiret long.*\n.*virgule/],
    ['straight quotes', says('Il dit "non"'), 'lead', /guillemets droits.*\n.*« et »/],
  ],
};
const rows = Object.entries(mistakes).flatMap(([place, list]) =>
  list.map(
    ([mistake, change, field, said]) => [mistake, change, `content/${place}${field} : `, said] as const,
  ),
);

test.each(rows)('%s is told once, by its file, its field and its remedy', (_, change, place, said) => {
  const [fault = '', ...others] = told(change);
  expect(others).toEqual([]);
  expect(fault.replace(/^(\S+?):\d+ /, '$1 ')).toContain(place);
  expect(fault).toMatch(/\n {4}→ ./);
  expect(fault).toMatch(said);
});

test('a page that the list does not know is told by its own file', () => {
  const routes = { ...right.routes, '/equipe': 'app/(site)/equipe/page.tsx' };
  expect(told({ routes })).toEqual([
    'app/(site)/equipe/page.tsx : la page /equipe n’est pas annoncée\n    → ajoutez son entrée dans content/pages.ts',
  ]);
});

test('files that cannot be shown well are told by their names', async () => {
  const [folder, before] = [mkdtempSync(join(tmpdir(), 'content-')), process.cwd()];
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  process.chdir(folder);
  for (const name of ['pictures', 'articles', 'films']) mkdirSync(join('content', name), { recursive: true });
  const photo = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#b8431f' } });
  const heavy = [await photo(900).jpeg().toBuffer(), Buffer.alloc(6_300_000)];
  writeFileSync('content/pictures/lourde.jpg', Buffer.concat(heavy));
  writeFileSync('content/pictures/vide.jpg', '');
  writeFileSync('content/pictures/IMG_2041.HEIC', '');
  writeFileSync('content/films/lourd.mp4', Buffer.alloc(3_200_000));
  await photo(300).toFile('content/pictures/petite.png');
  await photo(900).png().toFile('content/logo.svg');
  const heroFilm = { poster: 'hero', wide: ['absent.mp4', 'lourd.mp4'], phone: ['film.mov'] };

  const found = [...pictureFaults(), ...filmFaults({ ...right, heroFilm }), ...logoFaults()].map(formatFault);
  expect(found.map((fault) => fault.replace(/^content\//, ''))).toEqual([
    expect.stringMatching(/^pictures\/vide\.jpg : l’image ne se lit pas\n.*JPEG/),
    expect.stringMatching(/^pictures\/IMG_2041\.HEIC : ce format ne convient pas\n.*JPEG ou en PNG/),
    expect.stringMatching(/^pictures\/lourde\.jpg : trop lourd : 6,3 Mo pour 5\n.*3 000 pixels/),
    expect.stringMatching(/^pictures\/petite\.png : trop petite.*\n.*au moins 700/),
    expect.stringMatching(/^films\.ts : heroFilm\.wide\[0\] : aucun fichier content\/films\/absent\.mp4/),
    expect.stringMatching(/^films\/lourd\.mp4 : trop lourd : 3,2 Mo pour 3/),
    expect.stringMatching(/^films\.ts : heroFilm\.phone\[0\] : ce format ne convient pas/),
    expect.stringMatching(/^logo\.svg : son contenu n’est pas ce que dit son nom\n.*renommez-le/),
  ]);
});
