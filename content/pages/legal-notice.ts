import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { edge } from '../say';
import type { LegalPageWords, LegalWords } from '../types';

const { email, legal, otherPhones, whatsapp } = agency;
const numbers = [whatsapp, ...otherPhones.map(({ number }) => number)].filter(Boolean);
const phone = numbers.join(', ') || null;

export const legalNoticePage = typeset<LegalPageWords>({
  header: {
    eyebrow: 'Mentions légales',
    title: 'Qui publie ce site.',
    intro: 'L’éditeur, son responsable, l’hébergeur : qui ils sont, où les joindre.',
    edge: edge('éditeur, hébergeur, adresses'),
    picture: 'header-legal',
  },
  fact: { label: 'Éditeur depuis', number: `${agency.team.since}` },
  sections: [
    {
      title: 'Éditeur',
      facts: [
        { label: 'Nom', text: legal.publisher },
        { label: 'Forme', text: legal.form },
        { label: 'Immatriculation', text: legal.register },
        { label: 'Siège', text: legal.seat },
        { label: 'Téléphone', text: phone },
        { label: 'E-mail', text: email, href: `mailto:${email}` },
        { label: 'N° de TVA', text: legal.vat },
        { label: 'Assurance', text: legal.insurance },
        { label: 'Droit applicable', text: legal.law },
        { label: 'Conditions', text: null, ...legal.generalTerms },
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
        'Les textes, les images et les marques de ce site appartiennent à l’éditeur, ou à ceux qui les lui ont confiés. Citez-les librement, avec un lien vers la page ; pour reprendre davantage, écrivez-nous. Le code des articles peut être repris, modifié et vendu sans nous demander, sous licence MIT.',
      ],
    },
    {
      title: 'Signaler une erreur',
      paragraphs: [
        'Une information fausse, un texte qui vous nuit, une page illisible ? Écrivez-nous par e-mail : nous lisons tout, et nous corrigeons.',
      ],
    },
  ],
});

/** Sur chaque page que la loi demande. */
export const legalWords = typeset<LegalWords>({
  updated: 'Page mise à jour le {date}.',
  /** Avant ce qui est encore entre crochets dans agency.ts, pour qui ne voit pas le pointillé. */
  toWrite: 'À écrire :',
});
