import { duration, typeset } from '../lib/rules/french-text';
import { groupThousands } from '../lib/rules/numbers';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../lib/rules/lead/contract';
import { DRAFT_DAYS } from '../lib/rules/lead/draft';
import { SUBJECT_FIELD } from '../lib/rules/lead/subject-link';
import { QUOTE_FORM } from '../lib/rules/quote/fields';
import { agency } from './agency';
import { subjects } from './subjects';
import type { Form, FormWords, PostedWords } from './types';

const { replyTime, terms } = agency;

/** Qui écrit, dans chaque formulaire. */
const sender = [
  { name: 'name', label: 'Nom', autoComplete: 'name', required: 'Saisissez votre nom.' },
  {
    name: 'email',
    label: 'E-mail',
    kind: 'email',
    autoComplete: 'email',
    required: 'Saisissez votre adresse e-mail, comme nom@exemple.com.',
  },
  { name: 'company', label: 'Entreprise', autoComplete: 'organization' },
] as const satisfies Form['fields'];

/**
 * Les formulaires du site : ce que chacun demande (`fields`), le sujet de ses messages (`subject`), ce qu’il dit. Les champs et
 * leurs contrôles, l’envoi sans script, le service de courrier et la page Confidentialité suivent. Un champ de plus est une
 * ligne de plus, comme `{ name: 'ville', label: 'Ville' }`, avant celle du message.
 */
export const forms = typeset<Record<'contact' | 'quote', Form>>({
  contact: {
    name: 'contact',
    subject: 'Envoie depuis la page contact',
    fields: [
      ...sender,
      { name: SUBJECT_FIELD, label: 'Votre message concerne', kind: 'choice', choices: subjects },
      { name: 'message', label: 'Message', kind: 'message', required: 'Écrivez votre message.' },
    ],
    label: 'Formulaire de contact',
    greeting: 'Bonjour, je vous écris depuis votre page Contact.',
    submit: 'Envoyer le message',
    failure: "Erreur lors de l'envoi du message. Veuillez réessayer.",
    sent: {
      title: 'Message envoyé',
      text: `Merci, votre message est bien arrivé. Nous vous répondons en ${replyTime}. ${terms.answer}`,
    },
  },
  quote: {
    name: QUOTE_FORM,
    subject: 'Demande de devis personnalisé',
    fields: [...sender, { name: 'message', label: 'Message', kind: 'message' }],
    label: 'Demande de devis',
    greeting: 'Bonjour, je vous écris depuis votre page Devis.',
    submit: 'Envoyer ma demande de devis',
    failure: "Erreur lors de l'envoi du devis. Veuillez réessayer.",
    sent: {
      title: 'Demande envoyée',
      text: `Merci, votre demande est bien arrivée. Nous vous répondons en ${replyTime}. ${terms.answer}`,
    },
  },
});

/** Ce que disent tous les formulaires. Un nom entre accolades tient la place de ce que la page y met. */
export const formWords = typeset<FormWords>({
  edge: '{name} ✦ {day}',
  fields: {
    optional: '(facultatif)',
    choose: 'Choisir',
    length: '{count} caractères, pour {most} au plus',
  },
  errors: {
    mark: 'Erreur : ',
    summary: { one: 'Il reste un point à corriger', many: 'Il reste {count} points à corriger' },
    email: 'Écrivez l’adresse e-mail sous la forme nom@exemple.com, pour que nous puissions vous répondre.',
    url: 'Écrivez l’adresse entière, comme https://exemple.com.',
    message: 'Raccourcissez votre message : il compte {count} caractères, pour {most} au plus.',
  },
  sending: 'Envoi en cours...',
  privacy: { label: 'Ce que nous gardons de votre message', href: '/confidentialite' },
  draft: {
    restored: 'Brouillon restauré.',
    unsent: 'Ce message n’est pas parti.',
    unsure: 'Ce message est peut-être déjà parti.',
    posted: 'Vous avez envoyé ce message : la page suivante vous a dit s’il est arrivé.',
    kept: `Ce que vous écrivez est gardé sur cet appareil, ${duration(DRAFT_DAYS)}.`,
    erase: 'Effacer',
  },
  /** Quand les scripts qui envoient ne sont pas venus. */
  late: {
    title: 'Rien n’est encore parti : la page n’a pas été reçue en entier.',
    kept: 'Votre texte reste sur cet appareil.',
  },
  after: {
    sent: '{title} à {time}.',
    reply: `Réponse en ${replyTime}.`,
    silence: `Sans nouvelles après ${terms.silence}, relancez-nous sur`,
  },
  /** Dans un navigateur sans script. */
  withoutScript: {
    posted: 'La réponse s’ouvrira dans une nouvelle page. Ou écrivez à',
    mailed: 'Sur ce navigateur, ce formulaire ne peut pas partir. Écrivez à',
    or: 'ou sur',
    /** À côté d’un champ que seuls les robots rencontrent. */
    trap: 'Laissez vide',
  },
  failed: {
    title: "Erreur d'envoi",
    /** Ce qui a pu se passer. */
    offline: 'Vous êtes hors connexion : rien n’est parti.',
    refused: 'Notre service de courrier a refusé l’envoi : rien n’est parti.',
    busy: 'Beaucoup de messages arrivent de votre réseau : le vôtre n’est pas parti. Réessayez dans une minute, demain si cela dure, ou écrivez-nous autrement.',
    unsure: 'La réponse n’est pas venue : votre message est peut-être arrivé.',
    kept: 'Votre message est gardé sur cet appareil.',
    online: 'La connexion est revenue.',
    retry: 'Réessayer',
    sendNow: 'Envoyer maintenant',
    otherWays: 'Ou envoyez le même texte, déjà écrit, par un autre moyen :',
  },
  otherWays: {
    email: 'E-mail',
    copy: 'Copier',
    copied: 'Texte copié.',
    byHand: 'Texte à copier',
    cut: '… (texte coupé : le bouton « Copier » donne tout)',
  },
});

/** Ce que dit un formulaire envoyé sans script : ses champs dans l’e-mail, et la page qui répond. */
export const postedForms = typeset<PostedWords>({
  selected: 'Fonctionnalités sélectionnées',
  custom: 'Fonctionnalités personnalisées',
  currency: 'Prix lus en',
  sentTitle: 'Votre message est bien arrivé.',
  sentText: `Merci. Nous vous répondons en ${replyTime}.`,
  refusedTitle: 'Votre message n’est pas parti.',
  refusedText:
    'Pour réessayer, revenez à la page précédente : la plupart des navigateurs y gardent ce que vous avez écrit.',
  byEmail: 'Nous écrire par e-mail',
  byWhatsapp: 'Nous écrire sur WhatsApp',
  /** Pourquoi il est refusé, par code du service de courrier ; `{name}` est le nom du champ. */
  'form-incomplete': 'Indiquez votre nom, et une adresse e-mail comme nom@exemple.com.',
  'line-too-long': `Le champ « {name} » est trop long : ${MAX_LINE_LENGTH} caractères au plus.`,
  'too-long': `Votre message est trop long : ${groupThousands(MAX_MESSAGE_LENGTH)} caractères au plus. Envoyez-le par e-mail.`,
  'too-many':
    'Beaucoup de messages arrivent de votre réseau. Attendez une minute, ou écrivez-nous autrement.',
  'too-many-today':
    'Beaucoup de messages sont venus de votre réseau aujourd’hui. Réessayez demain, ou écrivez-nous autrement.',
  notKept: 'Notre serveur ne peut pas garder votre message pour l’instant.',
  unreadable: 'Ce formulaire n’a pas pu être lu.',
  'origin-refused':
    'Ce formulaire vient d’un autre site que le nôtre. Écrivez-nous depuis notre page de contact.',
  /** Quand l’adresse d’une réponse est rouverte. */
  nothing: 'Rien à envoyer ici.',
  given: 'Ce que vous avez écrit, à copier si le message ouvert est coupé',
  /** De ce qu’une page d’un autre site a envoyé. */
  givenElsewhere: 'Écrit sur un autre site que le nôtre',
  back: 'Revenir au site',
});
