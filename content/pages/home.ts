import type { HomePage } from '../types';

export const homePage = {
  hero: {
    eyebrow: 'Solutions numériques, d’Afrique et d’ailleurs',
    title: 'Là où l’innovation rencontre l’excellence.',
    lead: 'Sites, boutiques, applications, paiement Mobile Money : des logiciels solides.',
    primary: { label: 'Composer mon devis', href: '/devis' },
    secondary: { label: 'Voir nos réalisations', href: '/portfolio' },
    filmButton: { play: 'Lire la vidéo', pause: 'Mettre la vidéo en pause' },
  },
  expertise: {
    title: 'Six métiers, une seule équipe.',
    lead: 'Vous expliquez votre besoin une fois. Les mêmes personnes dessinent, construisent, mettent en ligne et suivent.',
    action: { label: 'Voir nos services en détail', href: '/services' },
  },
  stats: { label: 'L’atelier en chiffres' },
  projects: {
    title: 'Moins de papier, moins d’erreurs.',
    lead: 'Une école qui ne recopie plus ses cahiers, des agents de terrain qui ne ressaisissent plus leurs fiches.',
    action: { label: 'Voir le portfolio', href: '/portfolio' },
  },
  pricingShortcut: 'Voir nos tarifs',
  pricing: {
    title: 'Des tarifs clairs, avant le premier appel.',
    lead: 'Trois offres, avec leur prix, leur délai et la durée du support.',
    popular: 'Le plus populaire',
    offerAction: { label: 'Parler de cette offre', href: '/contact' },
    terms:
      'Prix hors taxes. 40 % à la commande, le solde à la livraison : Orange Money, Wave, MTN MoMo, Moov Money, carte ou virement. À la livraison, le code, les accès et le nom de domaine sont à vous.',
    quoteInvitation:
      'Votre projet n’entre dans aucune de ces offres ? Cochez ce qu’il vous faut : le total s’affiche aussitôt.',
    quoteAction: { label: 'Composer mon devis', href: '/devis' },
  },
  clients: { title: 'Ils travaillent avec nous.' },
  about: {
    title: 'Un atelier proche de vos équipes.',
    lead: 'Nous travaillons à distance et sur site, avec des entreprises, des écoles et des organisations d’Afrique et d’ailleurs. Nous commençons par écouter ceux qui se serviront de l’outil.',
    action: { label: 'Découvrir l’atelier', href: '/about' },
  },
  closing: {
    title: 'Parlons de votre prochain projet.',
    text: 'Réponse sous 24 h en moyenne, les jours ouvrés.',
    action: { label: 'Nous contacter', href: '/contact' },
    picture: 'closing',
  },
} satisfies HomePage;
