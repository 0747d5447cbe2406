import type { BlogPage } from '../types';

export const blogPage = {
  meta: {
    path: '/blog',
    updated: '2026-11-21',
    title: 'Blog : développement, DevOps et données',
    description:
      'Conseils et méthodes de l’atelier pour livrer, sécuriser et mesurer vos projets numériques : web, mobile, DevOps, API, données et innovation.',
  },
  header: {
    eyebrow: 'Blog',
    title: 'Le carnet de l’atelier.',
    lead: 'Ce que nous apprenons en construisant : des méthodes, des erreurs à éviter, des exemples à reprendre dans vos projets.',
    picture: 'header-blog',
  },
  featured: { title: 'À la une' },
  latest: { title: 'Derniers articles' },
  newsletter: {
    title: 'Recevez nos prochains articles.',
    text: 'Un message à chaque parution, rien d’autre. Les inscriptions ne sont pas encore ouvertes.',
  },
} satisfies BlogPage;
