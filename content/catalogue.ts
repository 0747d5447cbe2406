import { typeset } from '../lib/rules/french-text';
import type { Feature } from './types';

/** Les lignes du devis, dans l’ordre de la page. Une note dit en mots simples ce que le nom ne dit pas. */
export const catalogue = typeset<readonly Feature[]>([
  {
    id: 'landing-page',
    name: 'Page unique de présentation',
    note: 'Plusieurs pages : voyez nos offres',
    priceUsd: 50,
    category: 'Web',
  },
  {
    id: 'responsive-design',
    name: 'Maquettes propres au téléphone',
    note: 'Le site s’y lit de toute façon ; ici, chaque écran est dessiné pour lui',
    priceUsd: 100,
    category: 'Web',
  },
  { id: 'contact-form', name: 'Formulaire de contact', priceUsd: 50, category: 'Web' },
  {
    id: 'seo-basic',
    name: 'Référencement Google de base',
    note: 'Titres et textes que Google sait lire',
    priceUsd: 20,
    category: 'Web',
  },
  {
    id: 'seo-advanced',
    name: 'Référencement Google avancé',
    note: 'Mots-clés choisis, chaque page revue',
    priceUsd: 50,
    category: 'Web',
  },
  {
    id: 'cms',
    name: 'Modifier vos textes vous-même (CMS)',
    priceUsd: 99,
    category: 'Web',
  },
  {
    id: 'social-integration',
    name: 'Réseaux sociaux',
    note: 'Liens et boutons de partage',
    priceUsd: 50,
    category: 'Web',
  },
  {
    id: 'analytics',
    name: 'Statistiques de visite',
    note: 'Combien de visiteurs, d’où',
    priceUsd: 30,
    category: 'Web',
  },
  {
    id: 'multi-language',
    name: 'Site multilingue',
    note: 'Une langue de plus',
    priceUsd: 79,
    category: 'Web',
  },
  { id: 'blog', name: 'Blog', priceUsd: 100, category: 'Web' },

  {
    id: 'mobile-app',
    name: 'Application mobile (iOS et Android)',
    note: 'Avec espace client, notifications, hors ligne',
    priceUsd: 1600,
    category: 'Mobile',
  },
  {
    id: 'mobile-ios',
    name: 'Application iPhone (iOS) seule',
    note: 'Quelques écrans',
    priceUsd: 799,
    category: 'Mobile',
  },
  {
    id: 'mobile-android',
    name: 'Application Android seule',
    note: 'Quelques écrans',
    priceUsd: 799,
    category: 'Mobile',
  },
  {
    id: 'store-publication',
    name: 'Publication sur App Store et Google Play',
    note: 'Comptes à votre nom, hors frais d’Apple et de Google',
    priceUsd: 200,
    category: 'Mobile',
  },

  {
    id: 'e-commerce',
    name: 'Boutique en ligne',
    note: 'Paiement en ligne en plus',
    priceUsd: 899,
    category: 'E-commerce',
  },
  {
    id: 'e-commerce-advanced',
    name: 'Boutique en ligne avancée',
    note: 'Avec stocks, promotions et livraisons',
    priceUsd: 1700,
    category: 'E-commerce',
  },

  {
    id: 'api-integration',
    name: 'Connexion à un autre logiciel (API)',
    priceUsd: 499,
    category: 'Développement',
  },
  {
    id: 'payment-integration',
    name: 'Paiement en ligne (Mobile Money et carte)',
    note: 'Hors commissions de l’opérateur',
    priceUsd: 499,
    category: 'Développement',
  },
  {
    id: 'database',
    name: 'Base de données',
    note: 'Là où vos données sont rangées',
    priceUsd: 399,
    category: 'Développement',
  },
  {
    id: 'admin-panel',
    name: 'Espace d’administration',
    note: 'Vos écrans privés pour tout gérer',
    priceUsd: 399,
    category: 'Développement',
  },

  { id: 'hosting', name: 'Hébergement (1 an)', priceUsd: 99, category: 'Infrastructure' },
  {
    id: 'hosting-premium',
    name: 'Hébergement premium (1 an)',
    note: 'Pour un site très visité',
    priceUsd: 149,
    category: 'Infrastructure',
  },
  {
    id: 'backup',
    name: 'Sauvegardes (1 an)',
    note: 'Restauration testée',
    priceUsd: 150,
    category: 'Infrastructure',
  },
  {
    id: 'custom-domain',
    name: 'Nom de domaine (1 an)',
    priceUsd: 29,
    category: 'Infrastructure',
  },

  {
    id: 'support-3months',
    name: 'Support 3 mois',
    note: 'Corrections et conseils ; les nouveautés se chiffrent',
    priceUsd: 49,
    category: 'Support',
  },
  {
    id: 'support-6months',
    name: 'Support 6 mois',
    priceUsd: 99,
    category: 'Support',
  },
  {
    id: 'chat-support',
    name: 'Support par chat (1 an)',
    note: 'Réponse dans l’heure, aux heures d’ouverture',
    priceUsd: 150,
    category: 'Support',
  },

  {
    id: 'newsletter',
    name: 'Lettre d’information (newsletter)',
    note: 'Inscription et outil d’envoi',
    priceUsd: 100,
    category: 'Marketing',
  },

  {
    id: 'ssl-certificate',
    name: 'Certificat SSL',
    note: 'Échanges chiffrés, tant que nous hébergeons le site',
    priceUsd: 20,
    category: 'Sécurité',
  },
]);
