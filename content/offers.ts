import { typeset } from '../lib/rules/french-text';
import type { Offer } from './types';

/**
 * Les offres de l’accueil. `lines` : les lignes du devis que comprend un forfait ; leur somme doit dépasser
 * son prix ; elle s’affiche quand le forfait coûte un dixième de moins. Une offre sans prix (price: null) se dit « Sur
 * demande ».
 */
export const offers = typeset<readonly Offer[]>([
  {
    id: 'site-web-pro',
    title: 'Site Web Pro',
    price: 349,
    /** Délai de livraison. */
    delay: '1 à 2 semaines',
    description:
      'Un site de 5 pages au plus, lisible sur tout téléphone, avec nom de domaine et connexion chiffrée.',
    besides: 'jusqu’à cinq pages',
    features: ['Hébergement 1 an', 'Support 3 mois'],
    lines: [
      'landing-page',
      'responsive-design',
      'contact-form',
      'seo-basic',
      'hosting',
      'custom-domain',
      'support-3months',
      'ssl-certificate',
    ],
    popular: false,
  },
  {
    id: 'site-web-corporate',
    title: 'Site Web Corporate',
    price: 899,
    delay: '2 à 3 semaines',
    description:
      'Pour une organisation qui présente ses métiers, ses projets et ses équipes, et change ses textes elle-même.',
    besides: 'jusqu’à dix pages',
    features: ['Jusqu’à 10 pages', 'Hébergement premium 1 an', 'Support 6 mois'],
    lines: [
      'landing-page',
      'responsive-design',
      'contact-form',
      'seo-advanced',
      'cms',
      'social-integration',
      'analytics',
      'multi-language',
      'blog',
      'hosting-premium',
      'custom-domain',
      'support-6months',
      'ssl-certificate',
    ],
    popular: true,
  },
  {
    id: 'application-mobile-lite',
    title: 'Application Mobile Lite',
    price: 799,
    delay: '5 à 6 semaines',
    description:
      'Pour un service que vos clients ont dans la poche : quelques écrans, sans espace client ni paiement.',
    features: [
      'iOS et Android',
      'Support 3 mois',
      'Six mois de mises à jour gratuites quand iOS ou Android changent',
    ],
    lines: [],
    popular: false,
  },
]);
