import type { Offer } from './types';

export const offers = [
  {
    id: 'site-web-pro',
    title: 'Site Web Pro',
    priceUsd: 349,
    description:
      'Un site de quelques pages, pour une activité qui veut être trouvée, comprise et contactée en ligne.',
    features: ['Livraison en 1 à 2 semaines', 'Hébergement 1 an', 'Support 3 mois'],
    popular: false,
  },
  {
    id: 'site-web-corporate',
    title: 'Site Web Corporate',
    priceUsd: 899,
    description: 'Pour une organisation qui présente ses métiers, ses projets et ses équipes.',
    features: ['Jusqu’à 10 pages, en 2 à 3 semaines', 'Hébergement premium 1 an', 'Support 6 mois'],
    popular: true,
  },
  {
    id: 'application-mobile-lite',
    title: 'Application Mobile Lite',
    priceUsd: 799,
    description:
      'Pour un service que vos clients gardent dans la poche : quelques écrans, sans espace client ni paiement.',
    features: [
      'iOS et Android, en 5 à 6 semaines',
      'Support 3 mois',
      'Mises à jour gratuites 6 mois (Android et iOS)',
    ],
    popular: false,
  },
] satisfies Offer[];
