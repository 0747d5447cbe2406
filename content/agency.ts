import { typeset } from '../lib/rules/french-text';
import type { Agency, Confirmable } from './types';

/**
 * Les faits de l’agence, chacun une fois : toutes les phrases du site, ses cartes, ses mails et ce qu’il dit aux moteurs de
 * recherche les prennent ici. docs/reprendre-le-site.md mène d’un bout à l’autre ; « npm run controler » nomme ce
 * qui est encore de la démonstration.
 */
export const agency = typeset<Agency>({
  /** Le nom, tel qu’il s’écrit partout. */
  name: 'Atelier Trame',
  /** Ce qu’elle fait, en une ligne. */
  tagline: 'Solutions numériques, d’Afrique et d’ailleurs',
  /** La phrase du pied de page. */
  footerSentence: 'Sites, applications et données, pour des téléphones et des réseaux ordinaires.',
  /** L’adresse du site, sans barre à la fin. */
  origin: 'https://ateliertrame.example',
  /** L’e-mail que lisent les visiteurs ; il reçoit aussi les messages. */
  email: 'bonjour@ateliertrame.example',
  /** Le nom de l’expéditeur des messages du site. */
  senderName: 'Site Atelier Trame',
  /** Le numéro WhatsApp, comme on le lit ; null : aucun. */
  whatsapp: '+000 00 00 00 00',
  /** D’autres téléphones : { label: 'Bureau de Lomé', number: '+228 …' } ; « WhatsApp, ventes » ouvre WhatsApp. */
  otherPhones: [],
  /** Les pages de l’agence ailleurs (page Contact et moteurs de recherche), par exemple { name: 'LinkedIn', href: 'https://…' } ; aucune : []. */
  networks: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/ateliertrame-exemple' }],
  /** Les réseaux annoncés dans le menu, sans adresse encore ; aucun : []. */
  announcedNetworks: ['Facebook', 'X', 'Instagram'],
  /** Où elle travaille, et comment. */
  place: 'Afrique',
  presence: 'à distance et sur site',
  /** Qui elle est : combien, où, depuis quand. */
  team: {
    size: 'quatre',
    cities: ['Cotonou', 'Douala'],
    since: 2022,
  },
  /** Qui signe la phrase de la page À propos. */
  founder: 'Le fondateur, Atelier Trame',
  /** Les jours et les heures où elle répond, leur fuseau, et ce qu’ils sont dans `team.cities` et ailleurs (`null` : rien). */
  hours: {
    days: 'du lundi au vendredi',
    times: '9h-18h',
    zone: 'GMT+1',
    elsewhere:
      'Soit 9h-18h à Cotonou et Douala ; 8h-17h à Dakar, Abidjan et Lomé ; à Paris, 9h-18h l’hiver et 10h-19h l’été.',
  },
  /** En combien de temps elle répond : « Réponse en … » ; un nombre en chiffres se lit en grand sur la page Contact. */
  replyTime: '24 h en moyenne, les jours ouvrés',
  /** Ce que vaut « 24/7 » : quand et comment on signale une panne, ce que c’est, en combien d’heures vous visez la reprise. */
  outage:
    'Pendant le support, une panne se signale à toute heure, par écrit : elle passe avant tout le reste. Une panne, c’est un site qui ne répond pas ; reprise visée en quatre heures, aux heures d’ouverture.',
  /** Ce qu’on annonce entre deux jours, sous la barre et au-dessus du bouton des formulaires : { from: '2026-12-24', to: '2027-01-02', text: '…' }. */
  notices: [],
  /**
   * La monnaie de tous vos prix, en unités entières : 'usd', 'eur' ou 'cfa'. Elle vient en premier, exacte ; les autres sont des
   * équivalents.
   */
  currency: 'usd',
  /** Ce que vaut un dollar en euros, et le jour où vous l’avez lu ; à renouveler tous les trois mois. Le franc CFA suit l’euro. */
  exchangeRate: { date: '2026-11-13', eurPerUsd: 0.8612 },
  /** Ce qui se paie à la commande, et comment on paie. */
  payment: {
    deposit: '40 %',
    ways: 'Orange Money, Wave, MTN MoMo, Moov Money, carte ou virement',
    taxes:
      'La TVA s’ajoute s’il y a lieu : 18 % au Sénégal, en Côte d’Ivoire, au Togo et au Bénin, 19,25 % au Cameroun. Une entreprise de l’Union européenne la déclare elle-même (autoliquidation).',
  },
  /** Ce à quoi elle s’engage, dans les phrases d’« Avant de signer » (pages/devis.ts), à relire avec ces faits. */
  terms: {
    /** Après quoi l’on est invité à relancer : plus long que `replyTime`. */
    silence: 'deux jours ouvrés',
    quoteHolds: 'trente jours',
    defectsMended: 'trente jours',
    refund: 'trente jours',
    revisions: 'Deux allers-retours',
    samePerson:
      'Chaque projet garde le même interlocuteur du premier appel à la fin du support ; s’il s’absente, vous savez qui le remplace.',
    /** Ce qui suit un message, partout où l’on invite à écrire. */
    answer: 'D’abord nos questions, puis un prix et un délai écrits.',
  },
  /** Les délais habituels ; ceux des offres sont dans offers.ts, ceux des lignes du devis dans categories.ts. Ce que vous ne faites pas : null, et la phrase s’en va. */
  delays: {
    mvp: '4 à 8 semaines',
    application: '3 à 6 mois',
    demonstration: 'toutes les deux semaines',
  },
  /** L’année du pied de page. */
  copyrightYear: 2024,
  /**
   * Ce que la loi veut savoir de qui publie un site et garde ce que les visiteurs écrivent ; ce qui est entre crochets, écrivez-le.
   *
   * France, LCEN (loi 2004-575, art. 1-1) : nom, forme, capital, immatriculation, siège et téléphone de l’éditeur, directeur de
   * la publication, nom, adresse et téléphone de l’hébergeur. OHADA (17 États d’Afrique) : numéro RCCM. Europe, RGPD
   * (art. 13 ; art. 3.2 pour qui y vend d’ailleurs) : qui répond des données, pourquoi, qui les reçoit, où, combien de temps, à
   * qui se plaindre. Ce qu’un navigateur garde pour un formulaire que l’on remplit n’exige pas de consentement (loi 78-17,
   * art. 82). Afrique : convention de Malabo, acte A/SA.1/01/10 de la CEDEAO, et une loi dans la plupart des États.
   */
  legal: {
    publisher: 'Atelier Trame',
    form: '[société à responsabilité limitée au capital de 1 000 000 FCFA]',
    register: '[RCCM 00-0000-B-00000]',
    seat: '[numéro, rue, ville, pays]',
    director: 'Le fondateur, Atelier Trame',
    /** S’il y en a ; null sinon, et la ligne disparaît. */
    vat: null,
    insurance: '[responsabilité civile professionnelle, nom de l’assureur]',
    law: '[le droit du siège ; ses tribunaux, à défaut d’accord]',
    /** Avec leur page : { text: 'À lire ici', href: '/conditions-generales' }. */
    generalTerms: { text: 'Envoyées avec le devis, et sur demande' },
    host: {
      name: '[nom de l’hébergeur]',
      address: '[adresse de l’hébergeur]',
      phone: '[+000 00 00 00 00]',
    },
    /** Qui lit les messages, qui les achemine (service SMTP, Cloudflare…), dans quel pays ils restent. */
    readBy: 'L’équipe de l’agence',
    carriedBy: '[nom du service qui achemine les mails]',
    country: '[le pays des serveurs de l’hébergeur et du courrier]',
    /** Sur quoi l’on s’appuie pour garder un message, et comment il passe d’un pays à l’autre (RGPD, art. 13.1 c et f). */
    basis:
      'Mesures prises à votre demande avant un contrat (RGPD, art. 6.1.b) ; pour les journaux et la conservation, notre intérêt légitime (art. 6.1.f)',
    transfers: '[aucun hors du pays ci-dessus]',
    /** Dans l’Union européenne, si elle n’y est pas et y vend (art. 27) ; null sinon. */
    representative: null,
    /** Après combien de jours un message est effacé : le service de courrier efface les siens, à vous ceux de votre boîte. */
    keptDays: 1095,
    logs: '[quatorze jours, chez l’hébergeur, pour la sécurité du site]',
    authority: '[nom et adresse de l’autorité nationale de protection des données]',
  },
  /** Les quatre couleurs, écrites #rrvvbb ; toutes les autres en sont faites. */
  colours: {
    /** La sombre : fonds des bandeaux, liens. */
    dark: '#1c1950',
    /** La vive : boutons et filets. */
    accent: '#e9a53b',
    /** La chaude : erreurs et fils. */
    warm: '#b8431f',
    /** La fraîche : succès et fils. */
    fresh: '#1f7a6b',
  },
});

/**
 * Ce qui est encore de la démonstration, ici et dans le reste de content/. Retirez un nom dès que ce qu’il désigne est à
 * vous, ou vrai de vous ; SITE_STRICT=1 arrête la construction tant qu’il en reste un.
 */
export const toConfirm: readonly Confirmable[] = [
  ...(['name', 'tagline', 'origin', 'email', 'senderName', 'whatsapp', 'networks', 'place'] as const),
  ...(['team', 'founder', 'hours', 'replyTime', 'outage', 'exchangeRate', 'payment', 'terms'] as const),
  ...(['delays', 'legal', 'colours', 'clients', 'projects', 'stats', 'offers', 'catalogue'] as const),
  ...(['services', 'articles', 'promises'] as const),
];
