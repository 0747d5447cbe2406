import { legal } from '../legal';
import { site } from '../site';
import type { LegalPage } from '../types';

export const legalNoticePage = {
  header: {
    eyebrow: 'Mentions légales',
    title: 'Qui publie ce site.',
    lead: 'L’éditeur, son responsable, l’hébergeur : qui ils sont, où les joindre.',
    picture: 'header-about',
  },
  sections: [
    {
      title: 'Éditeur',
      facts: [
        { label: 'Nom', text: legal.publisher },
        { label: 'Forme', text: legal.form },
        { label: 'Immatriculation', text: legal.register },
        { label: 'Siège', text: legal.seat },
        { label: 'Téléphone', text: site.phone },
        { label: 'E-mail', text: site.email, href: `mailto:${site.email}` },
      ],
    },
    { title: 'Directeur de la publication', facts: [{ label: 'Nom', text: legal.director }] },
    {
      title: 'Hébergeur',
      facts: [
        { label: 'Nom', text: legal.host.name },
        { label: 'Adresse', text: legal.host.address },
        { label: 'Téléphone', text: legal.host.phone },
      ],
    },
    {
      title: 'Textes et images',
      paragraphs: [
        'Les textes, les images et les marques de ce site appartiennent à l’éditeur, ou à ceux qui les lui ont confiés. Citez-les librement, avec un lien vers la page ; pour reprendre davantage, écrivez-nous.',
      ],
    },
    {
      title: 'Signaler une erreur',
      paragraphs: [
        'Une information fausse, un texte qui vous nuit, une page illisible ? Écrivez à l’adresse ci-\u2060dessus : nous lisons tout, et nous corrigeons.',
      ],
    },
  ],
} satisfies LegalPage;

/** On every page that the law asks for. */
export const legalWords = {
  demonstration:
    'Ce site est une démonstration : ce qui commence par « Exemple » est inventé, et attend les faits de l’agence qui le publiera.',
  updated: 'Mis à jour le {date}.',
};
