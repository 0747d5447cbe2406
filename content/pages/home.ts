import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { offers } from '../offers';
import { capital, edge, inWords, listed, seeWork } from '../say';
import { services } from '../services';
import type { HomePage } from '../types';

const { payment, presence, replyTime, terms } = agency;
const prices = offers.flatMap(({ priceUsd }) => priceUsd ?? []);
/** Whether each offer says its price. */
const priced = prices.length === offers.length;
const its = offers.length > 1 ? 'leur' : 'son';

export const homePage = typeset<HomePage>({
  hero: {
    eyebrow: agency.tagline,
    title: 'Là où l’innovation rencontre l’excellence.',
    intro: `${prices.length > 0 ? `Sites dès $${Math.min(...prices)}, applications` : 'Sites, applications'} et paiement Mobile Money, conçus pour les réseaux lents. ${priced ? 'Prix et délai affichés' : 'Délais affichés'}, avant le premier appel.`,
    edge: edge('véritable logiciel tissé main'),
    primary: { label: 'Composer mon devis', href: '/devis' },
    secondary: seeWork,
    filmButton: { play: 'Lire la vidéo', pause: 'Mettre la vidéo en pause' },
  },
  expertise: {
    title: `${capital(inWords(services.length))} métier${services.length > 1 ? 's' : ''}, une seule équipe.`,
    intro: 'Vous expliquez votre besoin une fois : la même équipe dessine, construit, met en ligne et suit.',
    action: { label: 'Voir nos services en détail', href: '/services' },
  },
  stats: { label: 'L’atelier en chiffres' },
  projects: {
    title: 'Moins de papier, moins d’erreurs.',
    action: { label: 'Voir le portfolio', href: '/portfolio' },
  },
  pricingShortcut: {
    label: 'Voir nos tarifs',
    from: prices.length > 0 ? `dès $${Math.min(...prices)}` : null,
  },
  pricing: {
    title: 'Des tarifs clairs, avant le premier appel.',
    intro: `${capital(inWords(offers.length, 'une'))} offre${offers.length > 1 ? 's' : ''}, avec ${priced ? `${its} prix, ` : ''}${its} délai et ce qu’elle${offers.length > 1 ? 's comprennent' : ' comprend'}.`,
    popular: 'Le plus populaire',
    onRequest: 'Sur demande',
    delivery: 'Livraison en {delay}',
    linesTotal: 'Les mêmes lignes, choisies une à une : {total}',
    offerAction: { label: 'Parler de cette offre', href: '/contact' },
    terms: `Prix hors taxes. ${payment.deposit} à la commande, le solde à la livraison, par ${payment.ways}. À la livraison, le code et les accès sont à vous, avec le nom de domaine quand nous l’avons acheté pour vous.`,
    quoteInvitation:
      'Votre projet n’entre dans aucune de ces offres ? Cochez ce qu’il vous faut : le total s’affiche aussitôt.',
    quoteAction: { label: 'Composer mon devis', href: '/devis' },
  },
  clients: { title: 'Ils travaillent avec nous.' },
  about: {
    title: 'Un atelier proche de vos équipes.',
    intro: `Nous travaillons ${presence}, avec des entreprises, des écoles et des organisations d’ici et d’ailleurs. Nous sommes ${agency.team.size}, à ${listed(agency.team.cities).replace(/ et /, ' et à ')}, et nous commençons par écouter ceux qui se serviront de l’outil.`,
    action: { label: 'Découvrir l’atelier', href: '/about' },
  },
  closing: {
    title: 'Parlons de votre prochain projet.',
    text: `Trois lignes suffisent. Réponse en ${replyTime}. ${terms.answer}`,
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
