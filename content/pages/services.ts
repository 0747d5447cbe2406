import { fillCount } from '../../lib/rules/fill';
import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { edge, seeWork } from '../say';
import { services } from '../services';
import type { ServicesPage } from '../types';

export const servicesPage = typeset<ServicesPage>({
  header: {
    eyebrow: 'Services',
    title: 'Nos services, et leur prix.',
    intro: fillCount(
      {
        none: 'Dites-nous ce qu’il vous faut.',
        one: 'Un service, avec son prix de départ.',
        many: 'À prendre séparément ou ensemble, chacun avec son prix.',
      },
      services.length,
    ),
    edge: edge(
      fillCount({ none: 'sur mesure', one: '{count} service', many: '{count} services' }, services.length),
    ),
    picture: 'header-services',
  },
  actions: {
    primary: { label: 'Demander un devis', href: '/contact' },
    secondary: seeWork,
  },
  labels: {
    technologies: 'Technologies',
    features: 'Ce que nous livrons',
    included: 'Compris dans ce devis',
    extras: 'En plus, sur devis',
    compose: 'Composer ce devis',
    ask: 'Demander un prix',
    linesTotal: 'Total de ces lignes, à ajuster.',
    startsAt: 'Prix de départ, précisé avec vous.',
  },
  process: {
    title: 'De la première visite à la mise en ligne.',
    intro: 'Chaque étape se termine par quelque chose que vous pouvez lire, essayer ou utiliser.',
    steps: [
      {
        title: 'Découverte',
        description:
          'Nous écoutons vos utilisateurs et regardons vos outils. Vous recevez un écrit : objectifs, ce qui est compris et ce qui ne l’est pas, délai, budget.',
      },
      {
        title: 'Conception',
        description:
          'Les écrans et leur enchaînement deviennent un prototype. Vos équipes le prennent en main avant la première ligne de code.',
      },
      {
        title: 'Développement',
        description:
          'Les étapes sont courtes, testées et relues. Vous suivez l’avancement sur une version d’essai, à jour, à ouvrir sur votre téléphone.',
      },
      {
        title: 'Déploiement',
        description:
          'Mise en ligne, transfert de vos données, prise en main par vos équipes. Pendant le support, nous corrigeons et nous répondons ; la surveillance vient avec DevOps.',
      },
    ],
  },
  closing: {
    title: 'Dites-nous ce qui vous ralentit.',
    text: `Nous vous dirons ce qu’un logiciel peut y changer. ${agency.terms.answer}`,
    action: { label: 'Demander un devis', href: '/contact' },
    secondary: seeWork,
  },
});
