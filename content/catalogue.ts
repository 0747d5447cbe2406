import type { Feature } from './types';

/** Names hold no comma: the composed quote message joins them with one. A note says in plain words what a name does not. */
export const catalogue = [
  { id: 'landing-page', name: 'Page unique de présentation', priceUsd: 50, category: 'Web' },
  { id: 'responsive-design', name: 'Adaptation au téléphone', priceUsd: 100, category: 'Web' },
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
  { id: 'cms', name: 'Modifier vos textes vous-même (CMS)', priceUsd: 99, category: 'Web' },
  {
    id: 'social-integration',
    name: 'Réseaux sociaux',
    priceUsd: 50,
    category: 'Web',
  },
  { id: 'analytics', name: 'Statistiques de visite', priceUsd: 30, category: 'Web' },
  { id: 'multi-language', name: 'Site multilingue', priceUsd: 79, category: 'Web' },
  { id: 'blog', name: 'Blog', priceUsd: 100, category: 'Web' },

  { id: 'mobile-app', name: 'Application mobile (iOS et Android)', priceUsd: 1600, category: 'Mobile' },
  { id: 'mobile-ios', name: 'Application iPhone (iOS) seule', priceUsd: 799, category: 'Mobile' },
  { id: 'mobile-android', name: 'Application Android seule', priceUsd: 799, category: 'Mobile' },
  {
    id: 'store-publication',
    name: 'Publication sur App Store et Google Play',
    priceUsd: 200,
    category: 'Mobile',
  },

  {
    id: 'e-commerce',
    name: 'Boutique en ligne',
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
    priceUsd: 499,
    category: 'Développement',
  },
  {
    id: 'database',
    name: 'Base de données',
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

  { id: 'hosting', name: 'Hébergement (1 an)', priceUsd: 99, category: 'Infrastructure' },
  {
    id: 'hosting-premium',
    name: 'Hébergement premium (1 an)',
    note: 'Pour un site très visité',
    priceUsd: 149,
    category: 'Infrastructure',
  },
  {
    id: 'backup',
    name: 'Sauvegardes (1 an)',
    priceUsd: 150,
    category: 'Infrastructure',
  },
  {
    id: 'custom-domain',
    name: 'Nom de domaine (1 an)',
    priceUsd: 29,
    category: 'Infrastructure',
  },

  { id: 'support-3months', name: 'Support 3 mois', priceUsd: 49, category: 'Support' },
  { id: 'support-6months', name: 'Support 6 mois', priceUsd: 99, category: 'Support' },
  {
    id: 'chat-support',
    name: 'Support par chat (1 an)',
    priceUsd: 150,
    category: 'Support',
  },

  {
    id: 'newsletter',
    name: 'Newsletter',
    priceUsd: 100,
    category: 'Marketing',
  },

  {
    id: 'ssl-certificate',
    name: 'Certificat SSL',
    note: 'Échanges chiffrés',
    priceUsd: 20,
    category: 'Sécurité',
  },
] satisfies Feature[];
