import type { DevisPage } from '../types';

export const devisPage = {
  header: {
    eyebrow: 'Devis',
    title: 'Composez votre devis.',
    lead: 'Chaque ligne est facturée à part ; nos trois offres sont des forfaits.',
    picture: 'header-devis',
  },
  /** Demonstration terms: the owner confirms each of them before going live. */
  terms: {
    title: 'Avant de signer.',
    entries: [
      {
        question: 'Que se passe-t-il après l’envoi ?',
        answer:
          'Nous lisons votre liste et posons nos questions, sous 24 h en moyenne les jours ouvrés. Puis un appel, et un devis écrit avec son délai. Vous signez, nous commençons ; rien n’est dû avant.',
      },
      {
        question: 'Comment et quand payer ?',
        answer:
          '40 % à la commande, le solde à la livraison. Par Orange Money, Wave, MTN MoMo ou Moov Money selon votre pays, par carte ou par virement.',
      },
      {
        question: 'Les taxes sont-elles comprises ?',
        answer:
          'Non, les prix sont hors taxes. La TVA s’ajoute s’il y a lieu : 18 % au Sénégal, en Côte d’Ivoire, au Togo et au Bénin, 19,25 % au Cameroun.',
      },
      {
        question: 'À qui sont le code, le nom de domaine et les données ?',
        answer:
          'À vous. À la livraison, vous recevez le code, les accès et le nom de domaine à votre nom. Vos données l’ont toujours été.',
      },
      {
        question: 'Qui fait le travail ?',
        answer:
          'Notre équipe. Vous parlez à la même personne du premier appel à la fin du support. Si un spécialiste extérieur nous aide, vous le savez avant de signer.',
      },
      {
        question: 'Et si c’est en retard, ou si cela ne marche pas ?',
        answer:
          'Nous annonçons un retard avant la date prévue, avec la nouvelle date. Un défaut signalé pendant le support est corrigé sans frais. Si vous arrêtez, vous ne payez que ce qui est fait, et vous le gardez.',
      },
      {
        question: 'Que coûte l’année suivante ?',
        answer:
          'L’hébergement ($99, premium $149) et le nom de domaine ($29) se renouvellent chaque année à ces prix. Rien n’est reconduit sans votre accord.',
      },
    ],
  },
} satisfies DevisPage;
