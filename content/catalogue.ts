import { typeset } from '../lib/rules/french-text';
import type { Feature } from './types';

/** Le prix d’une ligne que le visiteur écrit dans ses propres mots. */
export const customPrice = 100;

/** Les lignes du devis, dans l’ordre de la page. Une note dit en mots simples ce que le nom ne dit pas. */
export const catalogue = typeset<readonly Feature[]>([
  {
    id: 'landing-page',
    name: 'Page de présentation',
    note: 'Pour plusieurs : nos offres',
    price: 50,
    category: 'Web',
  },
  {
    id: 'responsive-design',
    name: 'Maquettes propres au téléphone',
    note: 'Sans elles, le site s’adapte',
    price: 100,
    category: 'Web',
  },
  { id: 'contact-form', name: 'Formulaire de contact', price: 50, category: 'Web' },
  {
    id: 'seo-basic',
    name: 'Référencement Google de base',
    note: 'Google sait lire vos pages',
    price: 20,
    category: 'Web',
  },
  {
    id: 'seo-advanced',
    name: 'Référencement Google avancé',
    note: 'Mots-clés choisis par page',
    price: 50,
    category: 'Web',
    insteadOf: 'seo-basic',
  },
  {
    id: 'cms',
    name: 'Modifier vos textes (CMS)',
    note: 'Vous-même, sans nous',
    price: 99,
    category: 'Web',
  },
  {
    id: 'social-integration',
    name: 'Réseaux sociaux',
    note: 'Liens, boutons de partage',
    price: 50,
    category: 'Web',
  },
  {
    id: 'analytics',
    name: 'Statistiques de visite',
    note: 'Combien de visiteurs, d’où',
    price: 30,
    category: 'Web',
  },
  {
    id: 'multi-language',
    name: 'Site multilingue',
    note: 'Une langue de plus',
    price: 79,
    category: 'Web',
  },
  { id: 'blog', name: 'Blog', price: 100, category: 'Web' },

  {
    id: 'mobile-app',
    name: 'Application mobile (iOS et Android)',
    note: 'Comptes, hors ligne',
    price: 1600,
    category: 'Mobile',
    weeks: [12, 24],
  },
  {
    id: 'mobile-ios',
    name: 'Application iPhone (iOS) seule',
    note: 'Les deux : voir l’offre Lite',
    price: 799,
    category: 'Mobile',
  },
  {
    id: 'mobile-android',
    name: 'Application Android seule',
    note: 'Les deux : voir l’offre Lite',
    price: 799,
    category: 'Mobile',
  },
  {
    id: 'store-publication',
    name: 'Publication App Store, Google Play',
    note: 'À votre nom, frais en plus',
    price: 200,
    category: 'Mobile',
  },

  {
    id: 'e-commerce',
    name: 'Boutique en ligne',
    note: 'Paiement en ligne en plus',
    price: 899,
    category: 'E-commerce',
  },
  {
    id: 'e-commerce-advanced',
    name: 'Boutique en ligne avancée',
    note: 'Stocks, promos, livraisons',
    price: 1700,
    category: 'E-commerce',
    insteadOf: 'e-commerce',
    weeks: [5, 8],
  },

  {
    id: 'api-integration',
    name: 'Connexion à un autre logiciel (API)',
    note: 'Comptabilité, stocks',
    price: 499,
    category: 'Développement',
  },
  {
    id: 'payment-integration',
    name: 'Paiement Mobile Money et carte',
    note: 'Hors frais de l’opérateur',
    price: 499,
    category: 'Développement',
  },
  {
    id: 'database',
    name: 'Base de données',
    note: 'Là où sont vos données',
    price: 399,
    category: 'Développement',
  },
  {
    id: 'admin-panel',
    name: 'Espace d’administration',
    note: 'Vos écrans de gestion',
    price: 399,
    category: 'Développement',
  },

  { id: 'hosting', name: 'Hébergement (1 an)', price: 99, category: 'Infrastructure' },
  {
    id: 'hosting-premium',
    name: 'Hébergement premium (1 an)',
    note: 'Pour un site très visité',
    price: 149,
    category: 'Infrastructure',
    insteadOf: 'hosting',
  },
  {
    id: 'backup',
    name: 'Sauvegardes (1 an)',
    note: 'Restauration testée',
    price: 150,
    category: 'Infrastructure',
  },
  {
    id: 'custom-domain',
    name: 'Nom de domaine (1 an)',
    note: 'À votre nom',
    price: 29,
    category: 'Infrastructure',
  },

  {
    id: 'support-3months',
    name: 'Support 3 mois',
    note: 'Corrections, ajouts en plus',
    price: 49,
    category: 'Support',
  },
  {
    id: 'support-6months',
    name: 'Support 6 mois',
    price: 99,
    category: 'Support',
    insteadOf: 'support-3months',
  },
  {
    id: 'chat-support',
    name: 'Support par chat (1 an)',
    note: 'Réponse en 1 heure ouvrée',
    price: 150,
    category: 'Support',
  },

  {
    id: 'newsletter',
    name: 'Lettre d’information (newsletter)',
    note: 'Inscription, outil d’envoi',
    price: 100,
    category: 'Marketing',
  },

  {
    id: 'ssl-certificate',
    name: 'Certificat SSL (échanges chiffrés)',
    note: 'Tant que nous hébergeons',
    price: 20,
    category: 'Sécurité',
  },
]);
