import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { fillCount } from '../../lib/rules/fill';
import { fieldLines } from '../../lib/rules/lead/other-ways';
import { MAX_CUSTOM_FEATURES } from '../../lib/rules/quote/fields';
import { catalogue } from '../catalogue';
import { forms } from '../forms';
import { edge, price } from '../say';
import type { DevisPage, QuoteWords } from '../types';

const { payment, replyTime, terms } = agency;

export const devisPage = typeset<DevisPage>({
  header: {
    eyebrow: 'Devis',
    title: 'Composez votre devis.',
    intro: 'Cochez ce qu’il vous faut, le total s’affiche à chaque choix.',
    edge: edge(
      fillCount({ none: 'devis sur mesure', one: '{count} ligne', many: '{count} lignes' }, catalogue.length),
    ),
    picture: 'header-devis',
  },
  terms: {
    title: 'Avant de signer.',
    entries: [
      {
        question: 'Que se passe-t-il après l’envoi ?',
        answer: `Réponse en ${replyTime}. ${terms.answer} Le devis tient ${terms.quoteHolds} ; rien n’est dû avant votre signature.`,
      },
      {
        question: 'Comment et quand payer ?',
        answer: `${payment.deposit} à la commande, le solde à la livraison ; au-delà de deux mois, il se paie par étapes livrées. Vous payez par ${payment.ways}, selon votre pays. Le devis est en francs CFA, en euros ou en dollars, à votre choix. Une fois le devis signé, son montant ne bouge plus, sauf si vous changez la demande. Vous approuvez alors le nouveau prix.`,
      },
      {
        question: 'Et pour que mes clients paient par Mobile Money ?',
        answer:
          'Nous montons votre dossier avec vous. Sans registre de commerce, un agrégateur peut suffire. L’ouverture du compte prend d’une à trois semaines, hors de nos mains, et l’opérateur garde sa commission sur vos ventes.',
      },
      {
        question: 'Les taxes sont-elles comprises ?',
        answer: `Non, les prix sont hors taxes. ${payment.taxes}`,
      },
      {
        question: 'Qui écrit les textes, qui prend les photos ?',
        answer: `Vous les apportez, ou nous les préparons : le devis le dit. ${terms.revisions} par maquette sont compris, et une heure de prise en main ; une journée de formation se chiffre.`,
      },
      {
        question: 'J’ai déjà un site : le reprenez-vous ?',
        answer:
          'Oui, avec son adresse, ses boîtes e-mail et ce qui mérite d’être gardé. Vos anciennes adresses mènent aux nouvelles pages.',
      },
      {
        question: 'À qui sont le code, le domaine et les données ?',
        answer:
          'À vous. Nom de domaine et accès sont à votre nom dès le premier jour, le code à la livraison : un autre peut reprendre sans nous. Vos données restent dans un pays que vous choisissez parmi ceux de nos hébergeurs ; le devis le nomme. Nous signons votre engagement de confidentialité, et aucune donnée n’entre dans un outil d’IA sans votre accord écrit.',
      },
      {
        question: 'Qui fait le travail ?',
        answer: `Notre équipe. ${terms.samePerson} Si un spécialiste extérieur nous aide, vous le savez avant de signer.`,
      },
      {
        question: 'Et en cas de retard ou de défaut ?',
        answer: `Nous annonçons un retard avant la date prévue, avec la nouvelle date. Un défaut signalé dans les ${terms.defectsMended} suivant la livraison est corrigé sans frais, avec ou sans support ; ensuite, pendant toute la durée du support. Si vous arrêtez, nous comptons ce qui est fait, vous le gardez, et le trop-perçu vous est rendu sous ${terms.refund}.`,
      },
      {
        question: 'Que coûte l’année suivante ?',
        answer: `L’hébergement (${price('hosting')}, premium ${price('hosting-premium')}) et le nom de domaine (${price('custom-domain')}) se renouvellent chaque année, comme tout ce qui est marqué « 1 an », au prix affiché sur ce site le jour du renouvellement ; le support se prolonge de même. Rien n’est reconduit sans votre accord.`,
      },
    ],
  },
});

/** Ce que dit le devis, en plus de ce que disent tous les formulaires (`../forms.ts`). */
export const quoteWords = typeset<QuoteWords>({
  lines: { none: 'Aucune ligne cochée', one: '{count} ligne', many: '{count} lignes' },
  total: 'Total estimé : {total}',
  delay: { weeks: '{fewest} à {most} semaines', months: '{fewest} à {most} mois' },
  currencies: {
    title: 'Lire les prix en',
    names: { usd: 'Dollar', eur: 'Euro', cfa: 'Franc CFA' },
    note: 'Équivalents indicatifs, au taux du {date}.',
    readIn: 'Prix lus en : {currency} ({total})',
  },
  passCatalogue: 'Passer la liste',
  group: { none: 'Aucun choix', some: '{count} choix sur {all}' },
  custom: {
    title: 'Fonctionnalités sur mesure',
    note: 'Par ligne, à titre indicatif : nous confirmons après lecture',
    label: 'Décrivez ce qui manque à la liste, une ligne par besoin',
    add: 'Ajouter',
    list: 'Fonctionnalités ajoutées',
    remove: 'Retirer {name}',
    full: `${MAX_CUSTOM_FEATURES} lignes au plus : mettez la suite dans votre message.`,
  },
  sheet: {
    terms: 'Prix confirmés après échange',
    next: { short: 'Demander', rest: ' ce devis' },
    hint: 'Cochez une première ligne',
    others: 'et {count} autres',
  },
  whatsapp: {
    label: 'Envoyer sur WhatsApp',
    text: `Bonjour,\nMon estimation :{lines}\nTotal estimé : {total}\nDélai habituel : {delay}\n{url}\n${fieldLines(forms.quote)}`,
  },
  offer: {
    cheaper: 'Le forfait {offer} revient moins cher : {total}{others}, au lieu de {sum}.',
    dearer: 'Le forfait {offer} coûte {total}{others} ; vos lignes, {sum}.',
    adds: 'En plus : {adds}.',
    others: { one: ' avec votre autre ligne', many: ' avec vos {count} autres lignes' },
    prefer: 'Préférer ce forfait',
    wish: 'Je préfère le forfait {offer}.',
    asked: 'Votre message demande le forfait {offer} : {total}{others}.',
  },
  form: 'Demander ce devis',
  receipt: {
    title: 'Votre estimation',
    terms: 'Prix estimatifs hors taxes. Le devis écrit vient après échange.',
    delay: 'Délai habituel de ce que vous avez coché : {delay} ; le devis le fixe.',
    empty: 'Cochez ce qu’il vous faut, ou décrivez-nous simplement votre besoin.',
    remove: 'Retirer {name} de l’estimation',
    removed: 'Ligne retirée : « {name} ».',
    undo: 'Annuler',
  },
  printed: {
    title: 'Estimation',
    forWhom: 'Pour {name}',
    terms: 'Prix affichés le {day}. Cette estimation n’est pas un devis.',
    where: 'Retrouver, modifier ou envoyer cette estimation :',
    pointPaper:
      'Mise en carte de votre étoffe, pour qui tisse : armure toile, deux cadres, un carré par fil. Chaque ligne passe en trame, large selon son prix ; on lit de bas en haut.',
  },
  actions: {
    share: 'Partager',
    shared: 'Estimation en ligne, {lines} : {total}',
    copyLink: 'Copier le lien',
    copyText: 'Copier le texte',
    print: 'Imprimer ou enregistrer en PDF',
    tooLong: 'Lien très long, que certaines messageries coupent : préférez « Copier le texte ».',
    linkCopied: 'Lien copié.',
    byHand: 'Copiez ce lien',
  },
  link: {
    shared: 'Estimation ouverte par un lien : {lines}, {total}',
    from: 'Estimation préparée par {name}, selon ce lien : {lines}, {total}',
    byLink: 'Ces lignes ont été choisies ou écrites par la personne qui a partagé ce lien.',
    noPayment: 'Nous ne demandons jamais de paiement par un lien.',
    dropped: {
      one: 'Une ligne n’a pas été reprise : elle n’est plus proposée, ou de trop.',
      many: '{count} lignes n’ont pas été reprises : elles ne sont plus proposées, ou de trop.',
    },
    moved: 'Les prix ont pu changer depuis : {total} aujourd’hui.',
  },
  sum: '{lines} : {total}.',
  kept: '{lines}, {total} : tout est gardé sur cet appareil.',
  edge: {
    owned: '{name} ✦ {lines} ✦ {total} ✦ {day}',
    unowned: '{lines} ✦ {total} ✦ {day}',
  },
});
