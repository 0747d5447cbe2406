import { typeset } from '../../lib/rules/french-text';
import { capital, edge, inWords, seeWork } from '../say';
import { services } from '../services';
import type { ServicesPage } from '../types';

const online = services.filter(({ lines }) => lines.length > 0).length;
const asked = services.length - online;

/** « Trois se chiffrent en ligne, trois sur demande. » */
const pricing =
  online > 0 && asked > 0
    ? ` ${capital(inWords(online))} se chiffre${online > 1 ? 'nt' : ''} en ligne, ${inWords(asked)} sur demande.`
    : '';

export const servicesPage = typeset<ServicesPage>({
  header: {
    eyebrow: 'Services',
    title: 'Ce que nous livrons.',
    intro:
      services.length > 0
        ? `${capital(inWords(services.length))} service${services.length > 1 ? 's, à prendre séparément ou ensemble' : ''}.${pricing}`
        : 'Dites-nous ce qu’il vous faut.',
    edge: edge(
      services.length > 1 ? `${inWords(services.length)} métiers, un seul atelier` : 'un seul atelier',
    ),
    picture: 'header-services',
  },
  actions: {
    quote: { label: 'Demander un devis', href: '/contact' },
    work: seeWork,
  },
  labels: {
    technologies: 'Technologies',
    features: 'Ce que nous livrons',
    compose: 'Composer ce devis',
    ask: 'Demander un prix',
    startsAt: 'À partir de {price}, précisé après un premier échange.',
  },
  process: {
    title: 'Quatre étapes, aucune boîte noire.',
    intro: 'Chaque étape se termine par quelque chose que vous pouvez lire, essayer ou utiliser.',
    steps: [
      {
        title: 'Découverte',
        description:
          'Nous écoutons vos utilisateurs, nous regardons vos outils et vos contraintes. Vous recevez un écrit : objectifs, ce qui est compris et ce qui ne l’est pas, délai, budget.',
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
    secondary: seeWork,
  },
});
