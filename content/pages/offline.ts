import type { OfflinePage } from '../types';

export const offlinePage = {
  title: 'Hors connexion',
  heading: 'Le réseau manque, le fil tient',
  text: 'Cette page n’a pas encore été ouverte sur cet appareil. Celles-ci s’y trouvent, et s’ouvrent sans réseau\u00a0:',
  retry: 'Réessayer',
} satisfies OfflinePage;

/** What the card at the foot of any page says of a message that was to leave later. */
export const deferredWords = {
  label: 'Message différé',
  waiting: {
    title: 'Un message attend le réseau.',
    text: 'Il est gardé sur cet appareil, sept jours au plus, et partira une seule fois.',
  },
  leaving: { title: 'Votre message est en train de partir.', text: null },
  sent: { title: 'Votre message est parti.', text: 'Il attendait le réseau ; nous l’avons reçu.' },
  refused: {
    title: 'Votre message n’est pas parti.',
    text: 'Le service de courrier l’a refusé. En voici le texte :',
  },
  unsure: {
    title: 'Votre message est peut-être parti.',
    text: 'Le réseau a manqué avant la réponse. En voici le texte :',
  },
  cancel: 'Annuler l’envoi',
  fold: 'Réduire',
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Texte copié.',
  otherWays: 'Autres moyens',
  erase: 'Effacer',
};
