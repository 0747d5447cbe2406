import { either, fillCount } from '../../lib/rules/fill';
import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { offers } from '../offers';
import { edge, inCities, leastPrice, sayOffer, seeWork } from '../say';
import type { HomePage } from '../types';

const { payment, replyTime, team, terms } = agency;
const site = sayOffer('site-web-pro');

export const homePage = typeset<HomePage>({
  hero: {
    eyebrow: agency.tagline,
    title: 'Là où l’innovation rencontre l’excellence.',
    intro: either(site, {
      with: `Un site de 5 pages dès ${site?.prices}, en ${site?.delay}. Boutique, application, Mobile Money : cochez, le total s’affiche.`,
      without:
        'Site, boutique, application, Mobile Money, pour des téléphones et des réseaux ordinaires : cochez, le total s’affiche.',
    }),
    edge: edge(inCities),
    primary: { label: 'Composer mon devis', href: '/devis' },
    secondary: seeWork,
    filmButton: { play: 'Lire la vidéo', size: 'Film, {size}', pause: 'Mettre la vidéo en pause' },
  },
  expertise: {
    title: `Ce que nous faisons pour vous, à ${team.size}.`,
    intro: 'Vous expliquez votre besoin une fois, à ceux qui construiront l’outil.',
    action: { label: 'Voir nos services en détail', href: '/services' },
  },
  stats: { label: 'L’atelier en chiffres' },
  projects: {
    title: 'Trois écoles ont rangé leurs cahiers.',
    action: 'Voir le portfolio',
  },
  pricingShortcut: {
    label: 'Voir nos tarifs',
    from: leastPrice && `dès ${leastPrice}`,
  },
  pricing: {
    title: 'Des tarifs clairs, avant le premier appel.',
    intro: fillCount(
      {
        one: 'Notre offre, son délai et ce qu’elle comprend.',
        many: 'Nos offres, leur délai et ce qu’elles comprennent.',
      },
      offers.length,
    ),
    popular: 'Le plus populaire',
    onRequest: 'Sur demande',
    delivery: 'Livraison en {delay}',
    holds: { one: 'Et {count} autre ligne comprise', many: 'Et {count} autres lignes comprises' },
    linesTotal: 'Une à une, ces lignes coûteraient {total} : vous gagnez {saved}.',
    offerAction: 'Parler de cette offre',
    terms: `Prix hors taxes. Vous payez ${payment.deposit} à la commande et le solde à la livraison, par ${payment.ways}. Le code est à vous à la livraison ; les accès et le nom de domaine, dès le premier jour.`,
    quoteInvitation: 'Votre projet est plus petit, ou plus grand ? Composez-le ligne par ligne.',
    quoteAction: { label: 'Composer mon devis', href: '/devis' },
  },
  clients: { title: 'Ils travaillent avec nous.' },
  about: {
    title: `Nous travaillons ${inCities}, et chez vous.`,
    action: { label: 'Découvrir l’atelier', href: '/about' },
  },
  closing: {
    title: 'Parlons de votre prochain projet.',
    text: `Trois lignes suffisent. Réponse en ${replyTime}. ${terms.answer}`,
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
