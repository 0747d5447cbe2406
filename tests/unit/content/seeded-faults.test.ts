import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findFaults } from '@/lib/checks/find-faults';
import { logoFaults } from '@/lib/checks/logo-faults';
import { filmFaults, pictureFaults, portraitFaults } from '@/lib/checks/picture-faults';
import { categoryWeeks, featureCategories } from '@/content/categories';
import { forms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { subjects } from '@/content/subjects';
import type { Confirmable, Feature, FormField, Offer } from '@/content/types';
import { formatFault } from '@/lib/rules/fault';
import { amount } from '@/content/say';
import { gatherContent, type SiteContent } from '@/lib/content/gather-content';
import { subjectLink } from '@/lib/rules/lead/subject-link';
import { makeArticle } from '../../support/factories';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';

const made = {
  ...{ title: 'Puits', category: 'Site', description: 'Un site.', impact: 'Un fait.' },
  ...{ image: { picture: 'puits', alt: 'Un puits' }, technologies: ['SQL'], features: ['Une carte'] },
  ...{ link: '/portfolio', featured: false },
};

/** The site's own content without its sentences, on the day of its rate: nothing is wrong with it, and no list is empty. */
const right: SiteContent = {
  ...{ ...(await gatherContent()), texts: [], stats: [{ number: '7', label: 'puits' }] },
  projects: ['puits', 'forages'].map((id) => ({ ...made, id })),
  articles: [makeArticle({ id: 'a', headings: [{ id: 'eau', title: 'L’eau' }] })],
};
const { agency, catalogue, offers, pages, projects, stats } = right;
const now = Date.parse(agency.exchangeRate.date);
const [group] = featureCategories;

const told = async (change: Partial<SiteContent>) =>
  (await findFaults({ ...right, ...change }, now)).map(formatFault);

const fact = (change: Partial<typeof agency>) => ({ agency: { ...agency, ...change } });
const phoned = (number: string, toConfirm: readonly Confirmable[]) => ({
  ...fact({ whatsapp: null, otherPhones: [{ label: 'B', number }] }),
  toConfirm: [...right.toConfirm.filter((name) => name !== 'whatsapp'), ...toConfirm],
});
const rate = (eurPerUsd: number, date = agency.exchangeRate.date) =>
  fact({ exchangeRate: { date, eurPerUsd } });
const notice = (from: string, to: string) => fact({ notices: [{ from, to, text: 'Fermé.' }] });
const kept = (keptDays: number) => fact({ legal: { ...agency.legal, keptDays } });
const colour = (change: Partial<typeof agency.colours>) =>
  fact({ colours: { ...agency.colours, ...change } });
const first = <Entry>([one, ...others]: readonly Entry[], change: Partial<Entry>) =>
  [{ ...one, ...change }, ...others] as Entry[];
const offer = (change: Partial<(typeof offers)[number]>) => ({ offers: first(offers, change) });
const project = (change: Partial<(typeof projects)[number]>) => ({ projects: first(projects, change) });
const team = (change: Partial<typeof agency.team>) => fact({ team: { ...agency.team, ...change } });
const line = (change: Partial<Feature>) => ({ catalogue: first(catalogue, change) });
const LINE = `catalogue[${catalogue[0]?.id}]`;
const page = (path: string) => ({ pages: [...pages, { ...pages[0], path, linkedFrom: [] }] as typeof pages });
const added = `pages[${pages.length}]`;
const asked = (name: string, as: Partial<FormField> = {}, form: 'contact' | 'quote' = 'contact') => {
  const [sender, email] = forms.contact.fields;
  const fields = [sender, email, { name, label: 'Ville', ...as } as FormField] as const;
  return { forms: { [form]: { ...forms[form], fields } } };
};
const FIELD = 'forms.contact.fields[2].name';
const moved = (from: string, to: string) => ({ redirections: { [from]: to } });
const menu = ({ length }: { length: number }) =>
  pages.map((each, index) => ({ ...each, linkedFrom: index < length ? (['menu'] as const) : [] }));
/** A sentence of the home page, under a name that says what it is. */
const says = (text: string, field = 'intro') => ({
  texts: [{ file: 'content/pages/home.ts', field: `homePage.${field}`, text }],
});
const toConfirm = right.toConfirm.filter((name) => name !== 'email');

/** A fault an owner makes: what it leaves in the content, the field that is told, what is said of it and the remedy. */
type Row = [fault: string, change: Partial<SiteContent>, field: string, said: RegExp];
const faults: Row[] = [
  ['a telephone of no country', fact({ whatsapp: '70 00' }), 'agency.whatsapp', /« 70 00 ».*\n.*indicatif/],
  ['another telephone', phoned('Lomé', ['whatsapp']), 'agency.otherPhones[0].number', /\+226/],
  ['a bare domain', fact({ networks: [{ name: 'X', href: 'x.com' }] }), 'agency.networks[0].href', /https:/],
  ['messages kept for ever', kept(0), 'agency.legal.keptDays', /« 0 ».*\n.*nombre entier de jours/],
  ['an origin with a slash', fact({ origin: 'https://a.org/' }), 'agency.origin', /sans rien après/],
  ['an e-mail without @', fact({ email: 'a(at)b.org' }), 'agency.email', /bonjour@agence\.org/],
  ['an invention confirmed', { ...fact({ email: 'a@b.example' }), toConfirm }, 'agency.email', /le vôtre/],
  ['a colour by its name', colour({ warm: 'rouge' }), 'agency.colours.warm', /#rrvvbb/],
  [
    'a colour too pale to be read',
    colour({ fresh: '#7fd8c8' }),
    'agency.colours.fresh',
    /contraste de 1,\d, il en faut 4,5\n.*foncez-la, par exemple #2/,
  ],
  [
    'a dark colour that is too bright for another one on it',
    colour({ dark: '#4a1238', accent: '#e9a53b', warm: '#b8431f', fresh: '#1f7a6b' }),
    'agency.colours.accent',
    /éclaircissez-la, par exemple #[ef].*, ou foncez « dark »/,
  ],
  ['a notice on no day', notice('24/12/2026', '2027-01-02'), 'agency.notices[0].from', /« 24\/12\/2026 »/],
  [
    'a notice that ends before it begins',
    notice('2027-01-02', '2027-01-01'),
    'agency.notices[0]',
    /échangez/,
  ],
  ['odd hours', fact({ hours: { ...agency.hours, times: '8h-25h' } }), 'agency.hours.times', /9h-18h/],
  ['a year to come', team({ since: 2999 }), 'agency.team.since', /2999 est à venir/],
  ['a project to come', project({ year: 2999 }), 'projects[puits].year', /2999 est à venir/],
  [
    'no photo',
    { team: [{ photo: 'lune.jpg' }] },
    'team[0].photo',
    /content\/team\/lune\.jpg.*\n.*déposez-le/,
  ],
  [
    'a name that an article spells otherwise',
    { team: [{ name: 'l’equipe Atelier  TRAME' }] },
    'team[0].name',
    /signe « L’équipe Atelier Trame ».*\n.*dans l’article/,
  ],
  [
    'no choice',
    asked('ville', { kind: 'choice', choices: [] }),
    'forms.contact.fields[2].choices',
    /aucun choix/,
  ],
  ['a line in the place of none', line({ insteadOf: 'lune' }), `${LINE}.insteadOf`, /« lune »/],
  ['a line in its own place', line({ insteadOf: catalogue[0]?.id }), `${LINE}.insteadOf`, /elle-même/],
  ['one who works alone', team({ size: 'une' }), 'agency.team.size', /seul/],
  [
    'a team larger than is said',
    { ...team({ size: 'deux' }), team: Array(3).fill({ name: 'Awa' }) },
    'agency.team.size',
    /« deux », et team\.ts en montre 3/,
  ],
  ['an invented number', phoned('+000 00 00 00 00', []), 'agency.otherPhones[0].number', /démonstration/],
  ...['choix', 'reset', 'contenu'].map((name): Row => [
    `a field named as « ${name} » of the page`,
    asked(name),
    FIELD,
    /pris par/,
  ]),
  ['a field asked twice', asked('email'), FIELD, /deux fois/],
  ['a field of two words', asked('code postal'), FIELD, /traits d’union/],
  ['a message by another name', asked('projet', { kind: 'message' }), FIELD, /« message »\n.*label/],
  ['a company by another', asked('nom', { autoComplete: 'organization' }), FIELD, /« company »\n.*label/],
  [
    'a name that says two things in two forms',
    { forms: { ...asked('pays').forms, ...asked('pays', { label: 'Pays' }, 'quote').forms } },
    'forms.quote.fields[2].label',
    /« pays » se dit « Ville » ailleurs\n.*label/,
  ],
  ['a rate of no day', rate(0.86, '2026-02-30'), 'agency.exchangeRate.date', /AAAA-MM-JJ/],
  ['a rate of a day to come', rate(0.86, '2999-01-01'), 'agency.exchangeRate.date', /à venir/],
  ['a rate for a franc', rate(655.957), 'agency.exchangeRate.eurPerUsd', /prix d’un dollar.*\n.*0\.86/],

  ['a page of no day', { pages: first(pages, { updated: '1er mai' }) }, 'pages[0].updated', /AAAA-MM-JJ/],
  ['an address taken twice', page('/'), added, /« \/ » y est deux fois/],
  ['a page without a route', page('/nulle'), `${added}.path`, /ajoutez app\/\(site\)\/nulle\/page\.tsx/],
  ['eight names in the bar', { pages: menu({ length: 8 }) }, 'pages', /8 noms dans le menu\n.*7 au plus/],

  ['a synonym with an accent', { synonyms: { '/blog': ['été'] } }, 'synonyms./blog', /« ete »/],
  ['a synonym that is a page', { synonyms: { '/blog': ['devis'] } }, 'synonyms./blog', /deux endroits/],
  ['a synonym of no page', { synonyms: { '/rien': ['prestation'] } }, 'synonyms./rien', /\/services, /],

  ['a synonym of no part', { synonyms: { '/#x': ['prix'] } }, 'synonyms./#x', /n’est pas une page/],

  ['an address moved to no part', moved('/vieux', '/services#couture'), 'redirections./vieux', /n’existe/],
  ['an address moved to nowhere', moved('/vieux', '/blog/inconnu'), 'redirections./vieux', /article/],
  ['a page that moved and is there', moved('/blog', '/devis'), 'redirections./blog', /encore une page/],
  ['an address with a space', moved('/Vieil article', '/blog'), 'redirections./Vieil article', /minuscules/],

  ['an id of two words', project({ id: 'Les Écoles' }), 'projects[0].id', /pas un id\n.*« les-ecoles »/],
  ['an id used twice', project({ id: projects[1]?.id }), 'projects[1]', /deux fois\n.*un seul/],

  [
    'a line with cents',
    { catalogue: first(catalogue, { id: 'a', price: 49.5 }), offers: [], services: [] },
    'catalogue[a].price',
    /nombre entier/,
  ],
  [
    'a delay back to front',
    { categoryWeeks: { ...categoryWeeks, [group]: [8, 5] } },
    `categories.categoryWeeks.${group}`,
    /8 à 5/,
  ],
  ['a delay of a line that is none', line({ weeks: [2, 2] }), `${LINE}.weeks`, /2 à 2.*\n.*\[3, 5\]/],
  ['an own line for nothing', { customPrice: 0 }, 'customPrice', /0 n’est pas un prix/],
  [
    'a service from nothing',
    { services: first(right.services, { id: 'a', lines: [], startsAt: 0 }) },
    'services[a].startsAt',
    /0 n’est pas/,
  ],
  ['an offer for nothing', offer({ id: 'a', price: 0 }), 'offers[a].price', /0 n’est pas un prix/],
  ['an offer dearer than its lines', offer({ id: 'a', price: 9e9 }), 'offers[a].lines', /pas moins cher/],
  [
    'a line that nobody sells',
    offer({ id: 'a', lines: ['fax'], price: null }),
    'offers[a].lines',
    /« fax ».*\n.*catalogue\.ts/,
  ],
  [
    'two offers set above',
    { offers: ['0', '1'].map((id) => ({ ...(offers[0] as Offer), id, title: id, popular: true })) },
    'offers[1].popular',
    /une seule/,
  ],

  ['a client twice', { clients: ['Kora', 'Kora'] }, 'clients[1]', /« Kora ».*deux fois/],
  ['a figure twice', { stats: [...stats, ...stats.slice(0, 1)] }, `stats[${stats.length}]`, /deux fois/],

  ['a price that nothing has', says(`Dès ${amount(7)}.`), 'homePage.intro', /7.* ».*\n.*price\('[\w-]+'\)/],
  ['the price of no line', says('Dès $blogue.'), 'homePage.intro', /« blogue ».*\n.*catalogue/],
  ['an empty text', says(' '), 'homePage.intro', /est vide\n.*retirez/],
  ['a picture that says nothing', says('', 'picture.alt'), 'homePage.picture.alt', /montre l’image/],
  ['a link to nowhere', says('/devi', 'primary.href'), 'homePage.primary.href', /nulle part\n.*\/services/],
  ...[
    ...['/services#couture', '/about#x', '/#x', '#tarifs', '/contact#x', '/devis#x', '/devis#choix=lune'],
    ...['/contact#offre=Lune', '/contact#offre=', '/blog/a#rien'],
  ].map((href): Row => [`${href} for an address`, says(href, 'link'), 'homePage.link', /nulle part/]),
  [
    'a name that no page fills',
    says('Total : {somme}', 'intro'),
    'homePage.intro',
    /« \{somme\} ».*\n.*retirez les accolades/,
  ],
  ['a name with an accent that no page fills', says('{téléfone}'), 'homePage.intro', /« \{téléfone\} »/],
  [
    'a name of another text',
    says('{delay}', 'pricing.linesTotal'),
    'homePage.pricing.linesTotal',
    /total, saved/,
  ],
  ['a long dash', says('Un puits — profond'), 'homePage.intro', /tiret long.*\n.*virgule/],
  ['straight quotes', says('Il dit "non"'), 'homePage.intro', /guillemets droits.*\n.*« et »/],
];

const own = await told({});
test('nothing is wrong with the content itself: npm run controler says what is', () =>
  expect(own).toEqual([]));

/** A fault of the content itself would be told in every row. */
const seeded = test.skipIf(own.length > 0);

seeded.each(faults)(
  '%s is told once, by its file, its field and its remedy',
  async (_, change, field, said) => {
    const [fault = '', ...others] = await told(change);
    const [name = ''] = /^\w+/.exec(field) ?? [];
    const file = { homePage: 'pages/home', customPrice: 'catalogue' }[name] ?? name;
    expect(others).toEqual([]);
    expect(fault.replace(/^(\S+?):\d+ /, '$1 ')).toContain(`content/${file}.ts : ${field} : `);
    expect(fault).toMatch(/\n {4}→ ./);
    expect(fault).toMatch(said);
  },
);

seeded('links to parts of pages, lines of the quote and subjects of a message are no faults', async () => {
  const [service] = right.services;
  const [subject = ''] = subjects;
  const written = ['offre', encodeURIComponent(subject.split(',')[0] ?? '')].join('=');
  const links = [
    ...['/#tarifs', '/contact#coordonnees', '/contact#message', '/feed.xml', '/blog?q=eau', '/blog/a#eau'],
    ...[`/services#${service?.id}`, `/contact#${written}`, subjectLink(subject), 'mailto:a@b.org'],
    ...[`/devis#choix=${catalogue.map(({ id }) => id).join('.')}&plus=Une+carte`, '/devis#plus=Une+carte'],
  ];
  const texts = links.map((text) => ({ file: 'content/pages/home.ts', field: 'homePage.link', text }));
  expect(await told({ texts })).toEqual([]);
});

seeded('the warm colour may be of any hue: what is read in it can be read', async () => {
  for (const warm of ['#00fc5a', '#4164b8', '#777777']) expect(await told(colour({ warm }))).toEqual([]);
});

const form = `société au capital de ${amount(7)}`;

seeded.each<[said: string, field: string, text: string, change?: Partial<SiteContent>]>([
  [
    'what an announced promotion is compared with',
    'notices[0].text',
    `${amount(6)} au lieu de ${amount(7)}.`,
  ],
  ['a capital that the legal notice repeats', 'intro', form, fact({ legal: { ...agency.legal, form } })],
])('%s is no price that nothing has', async (_, field, text, change) => {
  const texts = [{ file: 'content/agency.ts', field: `agency.${field}`, text }];
  expect(await told({ texts, ...change })).toEqual([]);
});

seeded.each([
  ['whatsapp.text', quoteWords.whatsapp.text.replace('{name}', ''), 'name'],
  ['sum', 'Votre demande : {total}.', 'lines'],
  ['receipt.removed', 'Ligne retirée.', 'name'],
])('a text of the quote that has no room for a fact is told: %s', async (field, text, name) => {
  const texts = [{ file: 'content/pages/devis.ts', field: `quoteWords.${field}`, text }];
  expect(await told({ texts })).toEqual([
    expect.stringMatching(`quoteWords\\.${field} : .*\n.*\\{${name}\\}`),
  ]);
});

seeded('a page that the list does not know is told by its own file', async () => {
  const routes = { ...right.routes, '/equipe': 'app/(site)/equipe/page.tsx' };
  expect(await told({ routes })).toEqual([
    'app/(site)/equipe/page.tsx : la page /equipe n’est pas annoncée\n    → ajoutez son entrée dans content/pages.ts',
  ]);
});

seeded('files that cannot be shown well are told by their names', async () => {
  const photo = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#b8431f' } });
  const heavy = [await photo(900).jpeg().toBuffer(), Buffer.alloc(6_300_000)];
  const before = process.cwd();
  process.chdir(
    temporaryFolder({
      'content/articles/eau/article.md': '',
      'content/pictures/double.jpg': await photo(900).jpeg().toBuffer(),
      'content/pictures/double.png': await photo(900).png().toBuffer(),
      'content/pictures/lourde.jpg': Buffer.concat(heavy),
      'content/pictures/vide.jpg': '',
      'content/pictures/petite.png': await photo(300).png().toBuffer(),
      'content/pictures/IMG_2041.HEIC': '',
      'content/team/IMG_7.HEIC': '',
      'content/team/vide.jpg': '',
      'content/films/vp9.webm': '',
      'content/films/lourd.mp4': Buffer.alloc(3_200_000),
      'content/logo.svg': await photo(900).png().toBuffer(),
    }),
  );
  onTestFinished(() => process.chdir(before));
  const heroFilm = { poster: 'hero', wide: ['absent.mp4', 'lourd.mp4'], phone: ['film.mov', 'vp9.webm'] };

  const team = [{ photo: 'IMG_7.HEIC' }, { photo: 'vide.jpg' }];
  const shown = [
    ...pictureFaults(),
    ...portraitFaults({ ...right, team }),
    ...filmFaults({ ...right, heroFilm }),
  ];
  const found = [...shown, ...(await logoFaults())].map(formatFault);
  expect(found.map((fault) => fault.replace(/^content\//, ''))).toEqual([
    expect.stringMatching(/^pictures\/IMG_2041\.HEIC : l’image ne se lit pas\n.*JPEG ou en PNG/),
    expect.stringMatching(/^pictures\/vide\.jpg : l’image ne se lit pas\n.*JPEG/),
    expect.stringMatching(
      /^pictures\/double\.png : content\/pictures\/double\.jpg a le même nom.*\n.*gardez/,
    ),
    expect.stringMatching(/^pictures\/lourde\.jpg : trop lourde : 6,3.Mo\n.*5 Mo au plus.*3 000 pixels/),
    expect.stringMatching(/^pictures\/petite\.png : trop petite.*\n.*au moins 700/),
    expect.stringMatching(/^team\.ts : team\[0\]\.photo : content\/team\/IMG_7\.HEIC ne se lit pas\n.*JPEG/),
    expect.stringMatching(/^team\.ts : team\[1\]\.photo : content\/team\/vide\.jpg ne se lit pas\n.*JPEG/),
    expect.stringMatching(/^films\.ts : heroFilm\.wide\[0\] : aucun fichier content\/films\/absent\.mp4/),
    expect.stringMatching(/^films\/lourd\.mp4 : trop lourd : 3,2.Mo\n.*3 Mo au plus/),
    expect.stringMatching(/^films\.ts : heroFilm\.phone : n’a pas de \.mp4\n.*H\.264/),
    expect.stringMatching(/^films\.ts : heroFilm\.phone\[0\] : ce format ne convient pas/),
    expect.stringMatching(/^logo\.svg : n’est pas ce que dit son nom\n.*renommez-le/),
  ]);
});
