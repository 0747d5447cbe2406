import type { PortfolioPage } from '../types';

export const portfolioPage = {
  header: {
    eyebrow: 'Portfolio',
    title: 'Cinq projets livrés.',
    lead: 'Des écoles, un cabinet, des équipes de terrain : ce que cela a changé pour eux.',
    picture: 'header-portfolio',
  },
  labels: {
    technologies: 'Technologies',
    features: 'Ce que l’on y trouve',
    impact: 'Ce qui a changé',
    visit: 'Voir le projet',
    source: 'Code source',
  },
  results: { title: 'L’atelier en quatre chiffres.' },
  closing: {
    title: 'Et votre projet ?',
    text: 'Décrivez-le en quelques lignes. Réponse sous 24 h en moyenne, les jours ouvrés.',
    action: { label: 'Nous contacter', href: '/contact' },
    picture: 'closing',
  },
} satisfies PortfolioPage;
