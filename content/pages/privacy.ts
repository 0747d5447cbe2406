import { legal } from '../legal';
import { site } from '../site';
import type { LegalPage } from '../types';

export const privacyPage = {
  header: {
    eyebrow: 'Confidentialité',
    title: 'Ce que nous gardons de vous.',
    lead: 'Le message que vous envoyez, rien d’autre : ni cookie, ni traceur, ni mesure d’audience.',
    picture: 'header-contact',
  },
  sections: [
    {
      title: 'Votre message',
      paragraphs: [
        'Un formulaire nous transmet ce que vous y écrivez : votre nom, votre e-⁠mail, votre message, ce que vous voulez bien ajouter, comme votre entreprise, et, pour un devis, ce que vous avez choisi. Ces mots servent à vous répondre et à préparer votre devis, parce que vous nous le demandez. Ils ne sont ni vendus, ni prêtés, et aucune machine ne décide à notre place.',
        'Rien ne vous y oblige. Sans nom ni e-⁠mail, nous ne pourrions pas vous répondre.',
      ],
      facts: [
        { label: 'Responsable', text: legal.publisher },
        { label: 'Lu par', text: legal.messages.readBy },
        { label: 'Hébergé par', text: legal.host.name },
        { label: 'Où', text: legal.messages.country },
        { label: 'Gardé', text: legal.messages.keptFor },
      ],
    },
    {
      title: 'Votre appareil',
      paragraphs: [
        'Ce que vous écrivez dans un formulaire, et un message qui n’a pas pu partir, restent dans votre navigateur, sur cet appareil seul, sept jours au plus. Le bouton « Effacer », sous le formulaire, les efface aussitôt. Un message qui attend le réseau, parce que vous l’avez demandé, y reste sept jours au plus, et s’annule jusqu’à son départ.',
        'Les pages que vous avez ouvertes y restent aussi, pour s’ouvrir sans réseau : trois mégaoctets au plus, que votre navigateur efface avec les données de ce site.',
        'Un devis tient dans l’adresse de sa page, après le signe #. Cette partie ne quitte votre navigateur que si vous partagez le lien.',
      ],
    },
    {
      title: 'Votre visite',
      paragraphs: [
        'Toutes les pages, les images et les lettres viennent de ce site. Un lien vers WhatsApp ou un autre réseau ne lui dit rien de vous avant que vous ne l’ouvriez.',
        'Pour vous envoyer une page, le serveur reçoit l’adresse internet de votre connexion, comme partout. Le service de courrier la retient une minute, pour limiter les abus, sans l’écrire.',
      ],
      facts: [{ label: 'Journaux du serveur', text: legal.logs }],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander à voir ce que nous avons de vous, à le corriger, à l’effacer, à l’emporter, à en limiter l’usage ou à vous y opposer. Écrivez-nous : nous répondons en un mois au plus.',
        'Si notre réponse ne vous convient pas, adressez-vous à notre autorité de protection des données, ou à celle de votre pays : l’APDP au Bénin et au Mali, la CIL au Burkina Faso, l’ARTCI en Côte d’Ivoire, la HAPDP au Niger, la CDP au Sénégal, l’IPDCP au Togo, la CNDP au Maroc, la CNIL en France, l’APD en Belgique.',
      ],
      facts: [
        { label: 'E-mail', text: site.email, href: `mailto:${site.email}` },
        { label: 'Notre autorité', text: legal.authority },
      ],
    },
  ],
} satisfies LegalPage;
