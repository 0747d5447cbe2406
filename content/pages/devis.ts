import type { DevisPage } from '../types';

export const devisPage = {
  meta: {
    path: '/devis',
    updated: '2026-11-21',
    title: 'Devis en ligne, prix affichés',
    description:
      'Cochez les fonctionnalités de votre site ou de votre application : l’estimation en dollars s’affiche à chaque choix. Envoi sans engagement.',
  },
  header: {
    eyebrow: 'Devis',
    title: 'Composez votre devis.',
    lead: 'Cochez ce dont vous avez besoin : le total se met à jour à chaque choix. Vous nous l’envoyez quand il vous convient.',
    picture: 'header-devis',
  },
} satisfies DevisPage;
