/** Sentences of the demonstration that play on its name, by file and path, and what any agency can say there. */
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
    'homePage.about.title': 'Une agence proche de vos équipes.',
    'homePage.about.action.label': 'Découvrir l’agence',
  },
  'pages/portfolio.ts': { 'portfolioPage.results.title': 'L’agence en quatre chiffres.' },
};

/** Words that only the demonstration has a reason to say. */
export const demonstrationWords = /atelier|étoffe|\btrame\b|\btiss[eéoua]|\ble fil\b|fil s’est rompu/i;
