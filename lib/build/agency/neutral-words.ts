import { pages, type RoutePath } from '@/content/pages';

/** Sentences of the demonstration that play on its name or tell of its projects, by file and path, and what any agency can say there. */
export const neutralWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pages/about.ts': {
    'aboutPage.expertise.highlights[0]': 'Web, mobile, paiement, données et serveurs dans une seule équipe',
  },
  'pages/blog.ts': { 'blogPage.header.title': 'Le carnet de l’agence.' },
  'pages/errors.ts': {
    'errorsPage.page.text':
      'Cette adresse ne mène à aucune page. Elle a peut-être changé, ou une lettre s’est perdue.',
    'errorsPage.page.waysOn': 'Pour continuer',
  },
  'pages/home.ts': {
    'homePage.stats.label': 'L’agence en chiffres',
    'homePage.projects.title': 'Ce que nos clients y gagnent.',
    'homePage.projects.lead': 'Quelques réalisations, et ce que chacune a changé.',
    'homePage.about.title': 'Une agence proche de vos équipes.',
    'homePage.about.action.label': 'Découvrir l’agence',
  },
  'pages/index.ts': {
    [`${placeOf('/portfolio')}.description`]:
      'Nos réalisations, une par une : ce que nous avons livré, pour qui, avec quelles technologies, et ce que cela a changé au quotidien.',
    [`${placeOf('/blog')}.description`]:
      'Ce que nous apprenons en construisant : des méthodes, des erreurs et des exemples, écrits par ceux qui font le travail.',
  },
  'pages/offline.ts': { 'offlinePage.heading': 'Le réseau manque' },
  'pages/portfolio.ts': {
    'portfolioPage.header.title': 'Nos réalisations.',
    'portfolioPage.header.lead': 'Ce que nous avons livré, et ce que cela a changé.',
    'portfolioPage.results.title': 'L’agence en chiffres.',
  },
};

/** Words that only the demonstration has a reason to say. */
export const demonstrationWords =
  /atelier trame|l’atelier|seul atelier|atelier proche|étoffe|\btrame\b|\btiss[eéoua]|\ble fil\b|fil s’est rompu|projets livrés\.|sites institutionnels,|des écoles, un cabinet|recopie plus|moins de papier|encaisser par mobile money/i;

function placeOf(path: RoutePath): string {
  return `pages[${pages.findIndex((page) => page.path === path)}]`;
}
