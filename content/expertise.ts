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
    description:
      'Sur Android et iPhone, utilisables sans réseau, synchronisées dès que la connexion revient.',
    technologies: ['React Native', 'Flutter', 'SQLite'],
  },
  {
    icon: 'devops',
    title: 'DevOps',
    description:
      'Mises à jour testées puis publiées d’elles-mêmes, serveurs surveillés, retour arrière en une commande.',
    technologies: ['Docker', 'GitHub Actions', 'Kubernetes'],
  },
  {
    icon: 'api',
    title: 'API et paiement',
    description:
      'Vos logiciels reliés entre eux ; Mobile Money, carte et virement rapprochés de vos commandes.',
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
    description:
      'Une première version utile en 4 à 8 semaines, pour savoir si vos clients en veulent avant d’investir.',
    technologies: ['Figma', 'Next.js', 'React Native'],
  },
] satisfies Expertise[];
