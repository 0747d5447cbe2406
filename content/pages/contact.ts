import type { ContactPage } from '../types';

export const contactPage = {
  meta: {
    path: '/contact',
    updated: '2026-11-21',
    title: 'Contact et questions fréquentes',
    description:
      'Parlez-nous de votre projet par formulaire, e-mail ou WhatsApp. Réponse sous 24 h en moyenne, du lundi au vendredi, de 9 h à 18 h (GMT+1).',
  },
  header: {
    eyebrow: 'Contact',
    title: 'Parlons de votre projet.',
    lead: 'Écrivez comme vous parlez : ce que vous faites, ce qui coince, ce que vous espérez. Nous revenons vers vous avec des questions précises et une première piste.',
    picture: 'header-contact',
  },
  form: {
    title: 'Écrivez-nous.',
    lead: 'Votre nom, votre e-mail et quelques lignes suffisent.',
  },
  details: {
    title: 'Nous joindre directement.',
    lead: 'Un e-mail, un message WhatsApp : la même équipe vous répond.',
    hours: 'Du lundi au vendredi, 9h-18h (GMT+1)',
    location: 'Afrique',
    presence: 'à distance et sur site',
    replyTime: 'Réponse sous 24h en moyenne',
  },
  faq: {
    title: 'Les questions que l’on nous pose.',
    entries: [
      {
        question: 'Combien de temps dure un projet ?',
        answer:
          'Un MVP demande 4 à 8 semaines, une application complète 3 à 6 mois. Un site web se livre plus vite : 1 à 3 semaines pour nos deux offres affichées. Le délai de votre projet est écrit dans le devis, étape par étape, avant que vous ne vous engagiez.',
      },
      {
        question: 'Que se passe-t-il après le lancement ?',
        answer:
          'Nous restons là. Chaque offre comprend 3 ou 6 mois de support : corrections, conseils et aide à vos équipes. Ensuite, vous prolongez si vous le souhaitez, ou vous continuez seuls avec la documentation et la formation reçues.',
      },
      {
        question: 'Travaillez-vous avec des clients internationaux ?',
        answer:
          'Oui. Nous travaillons surtout en Afrique, et avec des clients d’autres continents. Tout peut se faire à distance : visioconférence, version d’essai en ligne, suivi partagé. Nous nous déplaçons aussi quand le projet gagne à être vu sur place.',
      },
      {
        question: 'Comment se déroule un projet en méthode agile ?',
        answer:
          'Nous découpons le projet en étapes courtes. À la fin de chacune, vous essayez ce qui est construit, vous dites ce qui va et ce qui manque, et nous fixons ensemble la suite. Vous gardez la main sur les priorités et le budget, sans attendre la fin pour découvrir le résultat.',
      },
    ],
  },
} satisfies ContactPage;
