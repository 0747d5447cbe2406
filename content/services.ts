import type { Service } from './types';

export const services = [
  {
    id: 'web',
    icon: 'web',
    title: 'Développement web',
    subtitle: 'Des sites et des plateformes qui s’ouvrent vite, partout.',
    description:
      'Votre site doit s’ouvrir sur un téléphone modeste, avec deux barres de réseau et un forfait compté. Nous construisons des sites vitrines, des boutiques et des plateformes métier : des pages légères, lisibles par les moteurs de recherche, que votre équipe met à jour sans nous appeler. Chaque page est pesée avant la livraison, parce que vos visiteurs paient leurs mégaoctets.',
    technologies: ['React', 'Next.js', 'Django', 'PostgreSQL'],
    features: [
      'Maquettes pour téléphone et ordinateur, revues avec vous',
      'Site ou plateforme, essayé sur de vrais téléphones',
      'Espace d’administration en français',
      'Référencement Google et statistiques de visite',
      'Mise en ligne, nom de domaine et connexion chiffrée (SSL)',
      'Formation de votre équipe et guide d’utilisation',
    ],
    action: { label: 'Composer ce devis', href: '/devis' },
  },
  {
    id: 'mobile',
    icon: 'mobile',
    title: 'Applications mobiles',
    subtitle: 'iOS et Android, avec ou sans réseau.',
    description:
      'Vos agents, vos clients ou vos élèves ouvrent l’application même quand le réseau est coupé. Les données restent sur le téléphone, puis se synchronisent dès que la connexion revient, sans doublon ni saisie perdue. Le même code sert iOS et Android : vous faites évoluer une application, pas deux.',
    technologies: ['React Native', 'Flutter', 'SQLite', 'Firebase'],
    features: [
      'Maquettes à manipuler, essayées par vos utilisateurs',
      'Application pour iPhone et Android',
      'Mode hors ligne et synchronisation',
      'Notifications et alertes',
      'Publication sur l’App Store et Google Play',
      'Suivi des erreurs et mises à jour',
    ],
    action: { label: 'Composer ce devis', href: '/devis' },
  },
  {
    id: 'devops',
    icon: 'devops',
    title: 'DevOps',
    subtitle: 'Livrer souvent, dormir tranquille.',
    description:
      'Une mise en production ne devrait pas occuper votre week-end. Nous automatisons les tests, le déploiement et les sauvegardes, puis nous surveillons vos serveurs pour repérer une panne avant vos clients. Si une version pose problème, une commande suffit pour revenir à la précédente.',
    technologies: ['Docker', 'Kubernetes', 'GitHub Actions', 'Terraform', 'Grafana'],
    features: [
      'État de vos serveurs et plan d’action',
      'Mises à jour testées puis publiées d’elles-mêmes (CI/CD)',
      'Version d’essai séparée de la version publique',
      'Sauvegardes automatiques et restaurations vérifiées',
      'Surveillance, alertes et journaux réunis',
      'Mode d’emploi écrit pour votre équipe',
    ],
    action: { label: 'Demander un prix', href: '/contact' },
  },
  {
    id: 'api',
    icon: 'api',
    title: 'API et paiement',
    subtitle: 'Vos logiciels se parlent, vos clients paient.',
    description:
      'Mobile Money (Orange Money, Wave, MTN MoMo, Moov Money), carte bancaire et virement arrivent au même endroit, rapprochés de vos commandes et de vos factures. Nous relions votre site, votre comptabilité et vos partenaires par des interfaces documentées, conçues pour qu’une coupure ne fasse pas payer deux fois votre client. Chaque échange laisse une trace : vous retrouvez une opération, même des mois après.',
    technologies: ['Mobile Money', 'REST', 'GraphQL', 'Webhooks', 'Stripe'],
    features: [
      'Paiement par Mobile Money, carte et virement',
      'Interface documentée pour vos partenaires (REST ou GraphQL)',
      'Connexion à votre comptabilité et à vos autres logiciels',
      'Rapprochement quotidien : chaque écart vous est signalé',
      'Trace de chaque opération, à consulter',
      'Environnement d’essai pour vos partenaires',
    ],
    action: { label: 'Composer ce devis', href: '/devis' },
  },
  {
    id: 'data',
    icon: 'data',
    title: 'Données et reporting',
    subtitle: 'Décider d’après les faits, pas d’après des impressions.',
    description:
      'Vos chiffres dorment dans des cahiers, des tableurs et des messageries ? Nous les collectons sur le terrain, les vérifions et les réunissons dans des tableaux de bord que chacun sait lire. Le rapport du mois part à l’heure, avec des chiffres que vous pouvez défendre devant un bailleur ou un conseil d’administration.',
    technologies: ['Python', 'PostgreSQL', 'Power BI', 'Metabase'],
    features: [
      'Formulaires de collecte utilisables hors ligne',
      'Données nettoyées et contrôlées',
      'Base de données centralisée et sauvegardée',
      'Tableaux de bord selon le rôle de chacun',
      'Rapports automatiques en PDF et Excel',
      'Formation à la lecture des indicateurs',
    ],
    action: { label: 'Demander un prix', href: '/contact' },
  },
  {
    id: 'mvp',
    icon: 'mvp',
    title: 'MVP',
    subtitle: 'Une première version utile, en 4 à 8 semaines.',
    description:
      'Avant de financer un produit complet, vérifiez que quelqu’un l’attend. Le MVP, ou produit minimum viable, garde l’essentiel : nous le choisissons avec vous, nous le construisons et nous le mettons entre les mains de vrais utilisateurs. Vous décidez de la suite avec un produit en ligne, des retours concrets et un code prêt à grandir.',
    technologies: ['Figma', 'Next.js', 'React Native', 'Django'],
    features: [
      'Réunion de départ et liste des priorités',
      'Prototype à manipuler, testé avant le développement',
      'Première version en ligne',
      'Mesure des usages dès le lancement',
      'Synthèse de ce qu’en disent les utilisateurs',
      'Étapes suivantes, avec leur prix',
    ],
    action: { label: 'Demander un prix', href: '/contact' },
  },
] satisfies Service[];
