import { site } from './site';
import type { FormField } from './types';

/**
 * What both forms say, in every state; what the quote says besides is in `pages/devis.ts`. A name in braces stands for what
 * the page puts there.
 */
export const formWords = {
  contact: {
    label: 'Formulaire de contact',
    submit: 'Envoyer le message',
    failure: "Erreur lors de l'envoi du message. Veuillez réessayer.",
    sent: {
      title: 'Message envoyé',
      text: `Merci, votre message est bien parti. Nous vous répondons sous ${site.replyTime}.`,
    },
  },
  quote: {
    label: 'Demande de devis',
    submit: 'Envoyer ma demande de devis',
    failure: "Erreur lors de l'envoi du devis. Veuillez réessayer.",
    sent: {
      title: 'Demande envoyée',
      text: `Merci, votre demande de devis est bien partie : {total}, {lines}. Nous vous répondons sous ${site.replyTime} : d’abord nos questions, puis un appel, puis un devis signé.`,
    },
  },
  fields: {
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
    /** What else to ask for, such as `{ label: 'Ville' }`; it arrives above the message, after its label. */
    more: [] as FormField[],
    message: 'Message',
    optional: '(facultatif)',
    addMessage: 'Ajouter un mot',
    length: '{count} caractères, pour {most} au plus',
  },
  errors: {
    mark: 'Erreur : ',
    summary: { one: 'Il reste un point à corriger', many: 'Il reste {count} points à corriger' },
    name: 'Saisissez votre nom.',
    noEmail: 'Saisissez votre adresse e-\u2060mail.',
    email:
      'Écrivez l’adresse e-\u2060mail sous la forme nom@exemple.com, pour que nous puissions vous répondre.',
    noMessage: 'Écrivez votre message.',
    message: 'Raccourcissez votre message : il compte {count} caractères, pour {most} au plus.',
    pending: 'Ajoutez la fonctionnalité « {text} » avec le bouton « Ajouter », ou effacez-la.',
  },
  sending: 'Envoi en cours...',
  privacy: { label: 'Ce que nous gardons de votre message', href: '/confidentialite' },
  draft: {
    restored: 'Brouillon restauré.',
    posted: 'Ce message est peut-être déjà parti.',
    kept: 'Ce que vous écrivez est gardé sur cet appareil pendant sept jours.',
    erase: 'Effacer',
  },
  /** The scripts that send did not come. */
  late: {
    title: 'Rien n’est encore parti : la page n’a pas été reçue en entier.',
    kept: 'Votre texte reste sur cet appareil.',
    again: 'Appuyez de nouveau sur le bouton pour envoyer sans attendre, ou passez par :',
    otherWays: 'Passez par :',
  },
  /** The browser runs no scripts. */
  withoutScript: {
    posted:
      'Votre navigateur bloque les scripts : une page vous dira si votre message est parti. Vous pouvez aussi écrire à',
    mailed: 'Votre navigateur bloque les scripts : ce formulaire ne peut pas partir. Écrivez à',
    or: 'ou sur',
  },
  failed: {
    title: "Erreur d'envoi",
    offline: 'Vous êtes hors connexion.',
    kept: 'Votre message est gardé sur cet appareil.',
    online: 'La connexion est revenue.',
    retry: 'Réessayer',
    sendNow: 'Envoyer maintenant',
    sendLater: 'Envoyer dès que le réseau revient',
    otherWays: 'Ou envoyez le même texte, déjà écrit, par un autre moyen :',
  },
  deferred: {
    title: 'Votre message attend le réseau',
    text: 'Il est gardé sur cet appareil, sept jours au plus, et partira une seule fois, dès que le réseau revient. À votre prochaine visite, vous saurez ce qu’il est devenu.',
    back: 'Revenir au formulaire',
  },
  /** A message of an earlier visit. */
  waiting: {
    unsent: 'Un message n’est pas parti.',
    unsure: 'Un message n’est peut-être pas parti.',
    failed: 'Toujours pas parti : réessayez, ou passez par WhatsApp ou par e-\u2060mail.',
    sent: 'Message envoyé, merci.',
    offline: 'Vous êtes hors connexion : il est conservé sur cet appareil.',
    send: 'Envoyer',
    erase: 'Effacer',
    otherWays: 'Autres moyens',
  },
  otherWays: {
    email: 'E-mail',
    copy: 'Copier',
    copied: 'Texte copié.',
    byHand: 'Texte à copier',
    cut: '… (texte coupé : le bouton « Copier » donne tout)',
  },
};
