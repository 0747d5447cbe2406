import type { BlogPage } from '../types';

export const blogPage = {
  header: {
    eyebrow: 'Blog',
    title: 'Le carnet de l’atelier.',
    lead: 'Ce que nous apprenons en construisant : méthodes, erreurs, exemples.',
    picture: 'header-blog',
  },
  featured: { title: 'À la une' },
  latest: { title: 'Derniers articles' },
  newsletter: {
    title: 'Bientôt : nos articles par e-\u2060mail.',
    text: 'Un message à chaque parution, rien d’autre. Les inscriptions ne sont pas encore ouvertes.',
  },
} satisfies BlogPage;
