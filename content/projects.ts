import { typeset } from '../lib/rules/french-text';
import type { Project } from './types';

/**
 * Les réalisations. `place`, `year` et `duration` disent où, quand et en combien de temps, `measured` ce qui est mesuré et par qui ;
 * aucun n’est obligatoire. `impact` dit ce que le projet a changé ; `figure`, s’il y en a un, est le chiffre par lequel
 * sa phrase commence. Sans image de vous, nommez-la `etoffe-…` : une étoffe est tissée.
 */
export const projects = typeset<readonly Project[]>([
  {
    id: 'school-manager',
    title: 'School Manager',
    category: 'Plateforme de gestion scolaire',
    place: 'Porto-Novo, Bénin',
    year: 2023,
    duration: '9 semaines',
    description:
      'Plateforme de gestion scolaire : inscriptions, notes, paiements et communication avec les familles. Chaque matin, la direction voit qui est présent, qui a payé, quelles notes manquent.',
    image: {
      picture: 'project-school-manager',
      alt: 'Tableau de bord de School Manager : taux de présence, nombre de classes, scolarité encaissée mois par mois.',
    },
    technologies: ['React', 'Django', 'PostgreSQL', 'Mobile Money'],
    features: [
      'Inscriptions et dossiers des élèves',
      'Notes, bulletins et relevés en PDF',
      'Suivi des présences par classe',
      'Paiement de la scolarité et reçus',
      'Messages aux familles',
    ],
    impact: 'de temps administratif, dans 3 écoles numérisées.',
    figure: '−60 %',
    measured:
      'Mesuré par la direction des écoles, un trimestre avant et un après. Elle accepte de vous répondre.',
    link: '/portfolio#school-manager',
    featured: true,
  },
  {
    id: 'vitrine-projet',
    title: 'Vitrine Projet',
    category: 'Site vitrine',
    place: 'Lomé, Togo',
    year: 2025,
    duration: '3 semaines',
    description:
      'Site vitrine qui présente chaque projet en clair : objectifs, photos, avancement et partenaires. Le visiteur lit sans attendre, sur ordinateur comme sur un téléphone au réseau faible.',
    image: {
      picture: 'project-vitrine-projet',
      alt: 'Vitrine Projet sur un téléphone : la fiche de douze forages, à 75 %.',
    },
    technologies: ['Next.js', 'TypeScript', 'Tailwind CSS'],
    features: [
      'Fiches de projet illustrées',
      'Filtres par thème et par pays',
      'Pages légères, images adaptées au téléphone',
      'Publication sans l’aide d’un technicien',
    ],
    impact: 'Depuis la livraison, l’équipe publie seule.',
    link: '/portfolio#vitrine-projet',
    featured: false,
  },
  {
    id: 'omega-consulting',
    title: 'Omega Consulting',
    category: 'Site institutionnel',
    place: 'Yaoundé, Cameroun',
    year: 2025,
    duration: '5 semaines',
    description:
      'Site institutionnel d’un cabinet de conseil : expertises, missions, publications et prise de contact, en français et en anglais. Chaque demande arrive à la bonne personne, selon son domaine.',
    image: {
      picture: 'project-omega-consulting',
      alt: 'Page d’accueil d’Omega Consulting : son nom, sa devise et le bouton « Parler à un associé ».',
    },
    technologies: ['React', 'Next.js', 'Django'],
    features: [
      'Expertises et missions présentées par secteur',
      'Contenus en français et en anglais',
      'Formulaire de contact par domaine',
      'Référencement soigné page par page',
    ],
    impact: 'Deux langues au lieu d’une : les demandes anglophones arrivent par le site.',
    link: '/portfolio#omega-consulting',
    featured: false,
  },
  {
    id: 'futuris-research',
    title: 'Futuris Research',
    category: 'Données et recherche',
    place: 'Abidjan, Côte d’Ivoire',
    year: 2026,
    duration: '8 semaines',
    description:
      'Plateforme de publication pour un bureau d’études : enquêtes, indicateurs et rapports à lire en ligne, graphiques à l’appui. Les chercheurs publient eux-mêmes, sans attendre un graphiste ni un développeur.',
    image: {
      picture: 'project-futuris-research',
      alt: 'Page d’un rapport de Futuris Research : trois courbes, et 64 % des commerces qui acceptent le paiement mobile.',
    },
    technologies: ['Python', 'PostgreSQL', 'Metabase', 'Next.js'],
    features: [
      'Rapports en ligne avec graphiques',
      'Recherche par thème, par pays et par année',
      'Données à télécharger en CSV et Excel',
      'Sources citées sous chaque graphique',
    ],
    impact: 'Un rapport se publie le jour où il est relu, sans prestataire.',
    link: '/portfolio#futuris-research',
    featured: false,
  },
  {
    id: 'field-reports',
    title: 'Field Reports',
    category: 'Application mobile de terrain',
    place: 'Parakou, Bénin',
    year: 2026,
    duration: '4 mois',
    description:
      'Application mobile de collecte : l’agent remplit sa fiche hors ligne, ajoute une photo et sa position, et tout se synchronise au retour du réseau. Le siège suit les visites sur une carte, sans rien ressaisir.',
    image: {
      picture: 'project-field-reports',
      alt: 'Field Reports sur un téléphone : trois relevés attendent le réseau, au-dessus de la carte des points de collecte.',
    },
    technologies: ['Flutter', 'SQLite', 'Python', 'PostgreSQL'],
    features: [
      'Formulaires hors ligne avec contrôles de saisie',
      'Photo et position GPS de chaque visite',
      'Synchronisation au retour du réseau',
      'Carte des visites pour le siège',
      'Export des rapports en Excel et PDF',
    ],
    impact: 'd’erreurs de saisie.',
    figure: '−80 %',
    measured: 'Mesuré par le siège : fiches refusées sur 1 000, avant et après.',
    link: '/portfolio#field-reports',
    featured: true,
  },
]);
