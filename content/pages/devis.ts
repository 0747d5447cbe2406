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

/** What the quote says besides what both forms say (`../forms.ts`). */
export const quoteWords = {
  /** What search engines are told that it is. */
  service: 'Développement web et mobile',
  /** How many lines it has; before its script is there, nobody can tell one from many. */
  lines: { one: '{count} ligne', many: '{count} lignes', any: '{count} ligne(s)' },
  /** Its total, as it is heard. */
  total: 'Total estimé : {total}',
  currencies: {
    title: 'Lire les prix en',
    names: { usd: 'Dollar', eur: 'Euro', cfa: 'Franc CFA' },
    note: 'Prix en dollars ; équivalents indicatifs, au taux du {date}.',
  },
  group: { none: 'Aucun choix', some: '{count} choix sur {all}' },
  custom: {
    title: 'Fonctionnalités sur mesure',
    note: '{price} chacune, à titre indicatif : nous confirmons après lecture',
    label: 'Décrivez en quelques mots ce qui manque à la liste',
    add: 'Ajouter',
    list: 'Fonctionnalités ajoutées',
    remove: 'Retirer {name}',
    /** Over its lines in the estimation. */
    lines: 'Sur mesure',
  },
  sheet: {
    terms: ', prix confirmés après échange',
    next: { short: 'Recevoir', rest: '\u00a0ce devis' },
    hint: 'Cochez une première ligne',
    others: { one: 'et {count} autre', many: 'et {count} autres' },
  },
  form: 'Recevoir ce devis',
  receipt: {
    title: 'Votre estimation',
    terms: 'Prix estimatifs hors taxes, confirmés après échange par un devis signé.',
    empty: 'Cochez ce qu’il vous faut, ou décrivez-nous simplement votre besoin.',
    remove: 'Retirer {name} de l’estimation',
  },
  printed: {
    title: 'Estimation',
    terms:
      'Prix affichés le {day}. Cette estimation n’est pas un devis : nous vous en adressons un, signé, après échange.',
    where: 'Retrouver, modifier ou envoyer cette estimation :',
  },
  actions: {
    copyLink: 'Copier le lien',
    copyText: 'Copier le texte',
    print: 'Imprimer / PDF',
    tooLong: 'Lien très long, que certaines messageries coupent : préférez « Copier le texte ».',
    linkCopied: 'Lien copié.',
    byHand: 'Copiez ce lien',
  },
  notices: {
    shared: 'Vous avez ouvert une estimation partagée',
    dropped: 'Fonctionnalités qui ne sont plus proposées, laissées de côté : {count}.',
    moved: 'Les prix ont pu changer depuis : {total} aujourd’hui.',
    kept: 'Une autre sélection est gardée',
    aside: 'Votre sélection, différente, est gardée sur cet appareil pendant sept jours.',
    takeBack: 'Reprendre ma sélection',
    forget: 'Garder celle-ci',
    sent: 'Envoyé, {total}, {lines}',
  },
};
