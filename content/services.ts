import { either } from '../lib/rules/fill';
import { typeset } from '../lib/rules/french-text';
import { agency } from './agency';
import type { Service } from './types';

const { delays } = agency;

/**
 * Les services, de l’accueil et de leur page. `summary` se lit sur l’accueil, `description` sur la page. `lines` : les lignes
 * du devis que « Composer ce devis » coche, que `features` décrit ; `extras` : ce qui s’y ajoute. Un service sans elles dit à partir de quel prix, et mène à la page de contact.
 */
export const services = typeset<readonly Service[]>([
  {
    id: 'web',
    picture: 'service-web',
    title: 'Développement web',
    summary: 'Sites vitrines, plateformes métier et boutiques en ligne rapides, même sur un réseau lent.',
    subtitle: 'Des sites et des plateformes qui s’ouvrent vite, partout.',
    description:
      'Votre site doit s’ouvrir sur un téléphone modeste, avec deux barres de réseau et un forfait compté. Vitrines, boutiques, plateformes métier : des pages légères, lisibles par les moteurs de recherche, que votre équipe met à jour elle-même. Chacune est pesée avant la livraison.',
    technologies: ['React', 'Next.js', 'Django', 'PostgreSQL'],
    features: [
      'Maquettes propres au téléphone, revues avec vous',
      'Essais sur de vrais téléphones',
      'Utilisable au clavier et au lecteur d’écran (WCAG 2.2 AA)',
      'Vos textes modifiables par votre équipe',
      'Formulaire de contact et référencement Google de base',
      'Mise en ligne, nom de domaine et connexion chiffrée (SSL)',
    ],
    extras: ['Boutique, espace client ou plateforme métier', 'Journée de formation et guide d’utilisation'],
    lines: [
      'landing-page',
      'responsive-design',
      'contact-form',
      'seo-basic',
      'cms',
      'hosting',
      'custom-domain',
      'ssl-certificate',
    ],
  },
  {
    id: 'mobile',
    picture: 'service-mobile',
    title: 'Applications mobiles',
    summary: 'Sur Android et iPhone, utilisables sans réseau, synchronisées quand il revient.',
    subtitle: 'iOS et Android, avec ou sans réseau.',
    description:
      'Vos agents, vos clients ou vos élèves ouvrent l’application même quand le réseau est coupé. Les données restent sur le téléphone, puis se synchronisent au retour du réseau, sans doublon ni saisie perdue. Le même code sert iOS et Android.',
    technologies: ['React Native', 'Flutter', 'SQLite', 'Firebase'],
    features: [
      'Maquettes à manipuler, essayées par vos utilisateurs',
      'Application pour iPhone et Android',
      'Mode hors ligne et synchronisation',
      'Notifications et alertes',
      'Publication sur l’App Store et Google Play',
      'Corrections et conseils pendant trois mois',
    ],
    extras: ['Suivi des erreurs en continu', 'Mises à jour après le support'],
    lines: ['mobile-app', 'store-publication', 'support-3months'],
  },
  {
    id: 'devops',
    picture: 'service-devops',
    title: 'DevOps',
    summary:
      'Mises à jour testées, puis publiées automatiquement ; serveurs surveillés, retour arrière en une commande.',
    subtitle: 'Publier un correctif le jour même.',
    description:
      'Une mise en production ne devrait pas occuper votre week-end. Tests, déploiement et sauvegardes deviennent automatiques ; la surveillance repère une panne avant vos clients. Si une version pose problème, une commande suffit pour revenir à la précédente.',
    technologies: ['Docker', 'GitHub Actions', 'Kubernetes', 'Terraform', 'Grafana'],
    features: [
      'État de vos serveurs et plan d’action',
      'Mises à jour testées, puis publiées automatiquement (CI/CD)',
      'Version d’essai séparée de la version publique',
      'Sauvegardes automatiques et restaurations vérifiées',
      'Surveillance, alertes et journaux réunis',
      'Mode d’emploi écrit pour votre équipe',
    ],
    lines: [],
    startsAt: 600,
  },
  {
    id: 'api',
    picture: 'service-api',
    title: 'API et paiement',
    summary: 'Vos logiciels reliés entre eux ; Mobile Money et carte, chaque paiement avec sa commande.',
    subtitle: 'Encaisser par Orange Money, MTN, Wave ou carte, sans ressaisie.',
    description:
      'Les paiements par Mobile Money (Orange Money, Wave, MTN MoMo, Moov Money) et par carte arrivent au même endroit, chacun avec sa commande. Nous relions votre site, votre comptabilité et vos partenaires par des interfaces documentées, conçues pour qu’une coupure ne fasse pas payer deux fois votre client.',
    technologies: ['Mobile Money', 'REST', 'GraphQL', 'Webhooks'],
    features: [
      'Paiement par Mobile Money et carte',
      'Interface documentée pour vos partenaires (REST ou GraphQL)',
      'Connexion à votre comptabilité et à vos autres logiciels',
      'Trace de chaque opération, à consulter',
    ],
    extras: [
      'Rapprochement quotidien, virements compris : chaque écart vous est signalé',
      'Environnement d’essai pour vos partenaires',
    ],
    lines: ['api-integration', 'payment-integration', 'database'],
  },
  {
    id: 'data',
    picture: 'service-data',
    title: 'Données et rapports',
    summary: 'Tableaux de bord, collecte de terrain et rapports automatiques pour décider d’après les faits.',
    subtitle: 'Le rapport du bailleur, prêt le 5 du mois.',
    description:
      'Vos chiffres dorment dans des cahiers, des tableurs et des messageries ? Les relevés se font sur le téléphone, sont vérifiés, puis réunis dans des tableaux de bord que chacun sait lire. Quand KoboToolbox suffit, nous l’installons au lieu d’écrire un logiciel.',
    technologies: ['Python', 'Power BI', 'Metabase', 'PostgreSQL'],
    features: [
      'Formulaires de collecte utilisables hors ligne',
      'Données nettoyées et contrôlées',
      'Base de données centralisée et sauvegardée',
      'Tableaux de bord selon le rôle de chacun',
      'Rapports automatiques en PDF et Excel',
      'Formation à la lecture des indicateurs',
    ],
    lines: [],
    startsAt: 900,
  },
  {
    id: 'mvp',
    picture: 'service-mvp',
    title: 'MVP',
    summary: 'Une première version utile, pour savoir, avant d’investir, si vos clients en veulent.',
    subtitle: either(delays.mvp, {
      with: `Une première version, en ${delays.mvp}.`,
      without: 'Une première version, avant d’investir.',
    }),
    description:
      'Avant de financer un produit complet, vérifiez que quelqu’un l’attend. Le MVP, ou produit minimum viable, garde l’essentiel, choisi avec vous et mis entre les mains de vrais utilisateurs. Son prix paie aussi ce qui entoure le code : l’essai du prototype, la mesure des usages, la synthèse des retours.',
    technologies: ['Figma', 'Next.js', 'React Native', 'Django'],
    features: [
      'Réunion de départ et liste des priorités',
      'Prototype à manipuler, testé avant le développement',
      'Première version en ligne',
      'Mesure des usages dès le lancement',
      'Synthèse des retours d’utilisateurs',
      'Étapes suivantes, avec leur prix',
    ],
    lines: [],
    startsAt: 1900,
  },
]);
