import type { ContactPage } from '../types';

export const contactPage = {
  header: {
    eyebrow: 'Contact',
    title: 'Parlons de votre projet.',
    lead: 'Écrivez comme vous parlez : nous répondons par des questions et une piste.',
    picture: 'header-contact',
  },
  form: {
    title: 'Écrivez-nous.',
    lead: 'Votre nom, votre e-\u2060mail et quelques lignes suffisent. Vous préférez WhatsApp ? Laissez-y votre numéro.',
    instead: 'Ou par',
  },
  details: {
    title: 'Nous joindre directement.',
    lead: 'Un e-\u2060mail, un message WhatsApp : la même équipe vous répond.',
    hours: 'Du lundi au vendredi, 9h-18h (GMT+1)',
    location: 'Afrique',
    presence: 'à distance et sur site',
    hoursElsewhere: 'Soit 8h-\u206017h à Dakar, Abidjan et Lomé ; 9h-\u206018h à Cotonou et Douala.',
    replyTime: 'Réponse sous 24h en moyenne, les jours ouvrés',
    labels: {
      email: 'E-mail',
      phone: 'WhatsApp professionnel',
      location: 'Lieu',
      replyTime: 'Délai de réponse',
      hours: 'Horaires',
      network: 'Réseau professionnel',
    },
  },
  faq: {
    title: 'Les questions que l’on nous pose.',
    entries: [
      {
        question: 'Combien de temps dure un projet ?',
        answer:
          'Une première version (MVP) demande 4 à 8 semaines, une application complète 3 à 6 mois. Un site se livre plus vite : 1 à 3 semaines pour nos deux offres de site, 5 à 6 pour l’application mobile Lite. Le délai de votre projet est écrit dans le devis que nous vous adressons, étape par étape, avant que vous ne vous engagiez.',
      },
      {
        question: 'Que se passe-t-il après le lancement ?',
        answer:
          'Nos trois offres comprennent 3 ou 6 mois de support : corrections et conseils ; dans un devis composé, vous le choisissez. Une panne se signale jour et nuit, tous les jours ; questions et corrections se traitent du lundi au vendredi. Ensuite, vous prolongez, ou vous continuez seuls avec la documentation reçue.',
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
  closing: {
    title: 'Déjà une idée précise ?',
    text: 'Cochez ce qu’il vous faut : le total s’affiche aussitôt.',
    action: { label: 'Composer mon devis', href: '/devis' },
    picture: 'closing',
  },
} satisfies ContactPage;
