import type { ServicesPage } from '../types';

export const servicesPage = {
  header: {
    eyebrow: 'Services',
    title: 'Ce que nous livrons.',
    lead: 'Six services, à prendre séparément ou ensemble. Votre devis dit lesquels.',
    picture: 'header-services',
  },
  actions: {
    quote: { label: 'Demander un devis', href: '/contact' },
    work: { label: 'Voir nos réalisations', href: '/portfolio' },
  },
  labels: {
    technologies: 'Technologies',
    features: 'Ce que nous livrons, selon votre devis',
  },
  process: {
    title: 'Quatre étapes, aucune boîte noire.',
    lead: 'Chaque étape se termine par quelque chose que vous pouvez lire, essayer ou utiliser.',
    steps: [
      {
        title: 'Découverte',
        description:
          'Nous écoutons vos utilisateurs, nous regardons vos outils et vos contraintes. Vous recevez un écrit : objectifs, ce qui est compris et ce qui ne l’est pas, délai, budget.',
      },
      {
        title: 'Conception',
        description:
          'Nous dessinons les écrans et leur enchaînement, puis un prototype à essayer. Vos équipes le prennent en main avant la première ligne de code.',
      },
      {
        title: 'Développement',
        description:
          'Nous livrons par étapes courtes, testées et relues. Vous suivez l’avancement sur une version d’essai, à jour, à ouvrir sur votre téléphone.',
      },
      {
        title: 'Déploiement',
        description:
          'Nous mettons en ligne, nous transférons vos données et nous formons vos équipes. Puis nous surveillons, nous corrigeons, nous améliorons.',
      },
    ],
  },
  closing: {
    title: 'Dites-nous ce qui vous ralentit.',
    text: 'Nous vous dirons ce qu’un logiciel peut y changer, en combien de temps et à quel prix.',
    action: { label: 'Demander un devis', href: '/contact' },
    secondary: { label: 'Voir nos réalisations', href: '/portfolio' },
    picture: 'closing',
  },
} satisfies ServicesPage;
