import type { PortfolioPage } from '../types';

export const portfolioPage = {
  meta: {
    path: '/portfolio',
    updated: '2026-11-21',
    title: 'Portfolio : nos réalisations web et mobiles',
    description:
      'Gestion scolaire, collecte de terrain, sites institutionnels, rapports de recherche : cinq projets, leurs fonctions et leurs effets.',
  },
  header: {
    eyebrow: 'Portfolio',
    title: 'Cinq projets, cinq façons de travailler mieux.',
    lead: 'Des écoles, un cabinet de conseil, un bureau d’études, des équipes de terrain : voici ce que nous avons construit, et ce que cela change.',
    picture: 'header-portfolio',
  },
  labels: { technologies: 'Technologies', features: 'Fonctionnalités clés', impact: 'Impact' },
  results: { title: 'Le travail, en quatre chiffres.' },
  closing: {
    title: 'Le prochain projet peut être le vôtre.',
    text: 'Décrivez-le en quelques lignes. Réponse sous 24 h en moyenne.',
    action: { label: 'Nous contacter', href: '/contact' },
    picture: 'closing',
  },
} satisfies PortfolioPage;
