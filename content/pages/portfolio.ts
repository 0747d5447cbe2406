import type { PortfolioPage } from '../types';

export const portfolioPage = {
  header: {
    eyebrow: 'Portfolio',
    title: 'Cinq projets, cinq preuves.',
    lead: 'Des écoles, un cabinet, des équipes de terrain : ce que cela a changé pour eux.',
    picture: 'header-portfolio',
  },
  labels: { technologies: 'Technologies', features: 'Fonctionnalités clés', impact: 'Impact' },
  results: { title: 'Le travail, en quatre chiffres.' },
  closing: {
    title: 'Le prochain projet peut être le vôtre.',
    text: 'Décrivez-le en quelques lignes. Réponse sous 24 h en moyenne, les jours ouvrés.',
    action: { label: 'Nous contacter', href: '/contact' },
    picture: 'closing',
  },
} satisfies PortfolioPage;
