import type { Expertise } from './types';

export const expertise = [
  {
    icon: 'web',
    title: 'Développement web',
    description: 'Sites vitrines, plateformes métier et boutiques en ligne rapides, même sur un réseau lent.',
    technologies: ['React', 'Next.js', 'Django', 'PostgreSQL'],
  },
  {
    icon: 'mobile',
    title: 'Applications mobiles',
    description: 'iOS et Android, pensées hors ligne d’abord et synchronisées dès que la connexion revient.',
    technologies: ['React Native', 'Flutter', 'SQLite'],
  },
  {
    icon: 'devops',
    title: 'DevOps',
    description: 'Intégration et déploiement continus, supervision, retours arrière en une commande.',
    technologies: ['Docker', 'GitHub Actions', 'Kubernetes'],
  },
  {
    icon: 'api',
    title: 'API et paiement',
    description: 'Mobile Money, carte et virement réunis derrière une interface unique et auditée.',
    technologies: ['Mobile Money', 'REST', 'GraphQL', 'Stripe'],
  },
  {
    icon: 'data',
    title: 'Données et reporting',
    description:
      'Tableaux de bord, collecte de terrain et rapports automatiques pour décider d’après les faits.',
    technologies: ['Python', 'Power BI', 'Metabase'],
  },
  {
    icon: 'mvp',
    title: 'MVP',
    description: 'Une première version utile en 4 à 8 semaines, pour valider le marché avant d’investir.',
    technologies: ['Prototype', 'tests utilisateurs', 'itérations'],
  },
] satisfies Expertise[];
