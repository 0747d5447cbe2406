import { either } from '../../lib/rules/fill';
import { duration, listed, typeset } from '../../lib/rules/french-text';
import { DRAFT_DAYS } from '../../lib/rules/lead/draft';
import { agency } from '../agency';
import { forms, formWords } from '../forms';
import { edge } from '../say';
import type { LegalPageWords } from '../types';

const { email, legal, whatsapp } = agency;

/** À quoi servent les messages de chaque formulaire : « Ces mots servent … ». */
const purposes: Record<keyof typeof forms, string> = {
  contact: 'à vous répondre',
  quote: 'à préparer votre devis',
};

/** tests/unit/privacy.test.ts compare au code les durées, l’effacement, l’adresse, les cookies, les journaux ; relisez les autres phrases. */
export const privacyPage = typeset<LegalPageWords>({
  header: {
    eyebrow: 'Confidentialité',
    title: 'Ce que nous gardons.',
    intro: 'Vos messages et des journaux techniques. Ni cookie, ni traceur, ni mesure d’audience.',
    edge: edge('ni vendus, ni prêtés'),
    picture: 'header-privacy',
  },
  fact: { label: 'Votre message, gardé', number: duration(legal.keptDays) },
  sections: [
    {
      title: 'Votre message',
      paragraphs: [
        'Un formulaire nous transmet ce que vous y écrivez et, pour un devis, ce que vous y cochez.',
        `Ces mots servent ${listed(Object.values(purposes))}, parce que vous nous le demandez. Ils ne sont ni vendus, ni prêtés, ni donnés à un outil d’IA, et aucune machine ne décide à notre place.`,
        'Rien ne vous y oblige. Sans nom ni e-mail, nous ne pourrions pas vous répondre.',
        'L’hébergeur et le service de courrier transportent votre message, sans avoir à le lire.',
      ],
      facts: [
        ...Object.values(forms).map(({ label, fields }) => ({
          label,
          text: listed(fields.map((field) => `« ${field.label} »`)),
        })),
        { label: 'Responsable', text: legal.publisher },
        { label: 'Représentant', text: legal.representative },
        { label: 'Base légale', text: legal.basis },
        { label: 'Lu par', text: legal.readBy },
        { label: 'Hébergé par', text: legal.host.name },
        { label: 'Acheminé par', text: legal.carriedBy },
        { label: 'Par WhatsApp', text: whatsapp && 'Selon les règles de WhatsApp' },
        { label: 'Pays', text: legal.country },
        { label: 'Transferts', text: legal.transfers },
        {
          label: 'Gardé',
          text: `${duration(legal.keptDays)} après son arrivée. Le serveur efface alors sa copie de lui-même. Il garde pourtant les dix derniers messages de chaque dossier : nous les effaçons à la main, comme ceux de notre boîte et de nos sauvegardes.`,
        },
      ],
    },
    {
      title: 'Votre appareil',
      paragraphs: [
        `Ce que vous écrivez dans un formulaire reste dans votre navigateur, sur ce seul appareil, jusqu’à ce que la page du formulaire vous confirme l’envoi. Si une autre page le confirme, ou aucune, cela s’efface à votre première visite après ${duration(DRAFT_DAYS)}, ou avec les données de ce site.`,
        `Le bouton « ${formWords.draft.erase} » d’un formulaire efface aussitôt ce que l’appareil garde de ce formulaire, dans tous les onglets ouverts ; de même celui qui accompagne votre devis au bas des autres pages. L’historique d’un onglet peut garder les mots d’un devis jusqu’à ce que vous le fermiez.`,
        'Ce que vous cochez reste de même dans votre navigateur, et s’inscrit aussi dans l’adresse de la page, après le signe #, qui peut rester dans l’historique de votre navigateur. Sur cet appareil, les autres pages en portent les couleurs et le total, jamais vos mots ni votre nom.',
        either(whatsapp, {
          with: 'Vos propres mots n’entrent dans l’adresse que si vous copiez, partagez ou imprimez le lien, ou l’envoyez par WhatsApp.',
          without:
            'Vos propres mots n’entrent dans l’adresse que si vous copiez, partagez ou imprimez le lien.',
        }),
      ],
    },
    {
      title: 'Votre visite',
      paragraphs: [
        'Les pages, les images et les polices de caractères viennent toutes de ce site. Un lien vers un autre service ne lui dit rien de vous avant que vous ne l’ouvriez.',
        'Pour vous envoyer une page, le serveur reçoit l’adresse IP de votre connexion, comme partout. Pour limiter les abus, le service de courrier compte les messages de chaque réseau, au plus un jour et sans en retenir l’adresse. Ses journaux ne disent rien de vous.',
      ],
      facts: [{ label: 'Journaux du serveur', text: legal.logs }],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander à voir ce que nous avons de vous, à le corriger, à l’effacer, à l’emporter, à en limiter l’usage ou à vous y opposer. Écrivez-nous : nous répondons en un mois au plus.',
        'Si notre réponse ne vous convient pas, adressez-vous à notre autorité de protection des données, ou à celle de votre pays, par exemple :',
      ],
      list: [
        'Bénin et Mali : APDP',
        'Burkina Faso : CIL',
        'Côte d’Ivoire : ARTCI',
        'Niger : HAPDP',
        'Sénégal : CDP',
        'Togo : IPDCP',
        'Maroc : CNDP',
        'France : CNIL',
        'Belgique : APD',
      ],
      facts: [
        { label: 'E-mail', text: email, href: `mailto:${email}` },
        { label: 'Notre autorité', text: legal.authority },
      ],
    },
  ],
});
