import type { HomePage } from '../types';

export const homePage = {
  meta: {
    path: '/',
    updated: '2026-11-21',
    title: 'Agence de solutions numériques en Afrique',
    description:
      'Sites web, applications mobiles, paiement et données : des outils rapides, même sur un réseau lent. Tarifs affichés et devis en ligne.',
  },
  hero: {
    eyebrow: 'Solutions numériques, d’Afrique et d’ailleurs',
    title: 'Là où l’innovation rencontre l’excellence.',
    lead: 'Sites web, applications mobiles, DevOps, API et paiement, données, MVP : nous tissons des logiciels solides, du premier croquis à la mise en production.',
    primary: { label: 'Demander un devis', href: '/devis' },
    secondary: { label: 'Voir nos réalisations', href: '/portfolio' },
  },
  expertise: {
    title: 'Six métiers, un seul fil conducteur.',
    lead: 'Vous expliquez votre besoin une fois. La même équipe dessine, construit, met en ligne et suit.',
    action: { label: 'Voir nos services en détail', href: '/services' },
  },
  projects: {
    title: 'Des projets qui changent le quotidien.',
    lead: 'Une école qui ne recopie plus ses cahiers, des agents de terrain qui ne ressaisissent plus leurs fiches.',
    action: { label: 'Voir le portfolio', href: '/portfolio' },
  },
  pricing: {
    title: 'Des tarifs clairs, avant le premier appel.',
    lead: 'Trois offres, avec leur prix, leur délai et la durée du support.',
    offerAction: { label: 'Choisir cette offre', href: '/contact' },
    quoteInvitation:
      'Votre projet ne rentre dans aucune de ces offres ? Cochez ce qu’il vous faut, le total s’affiche aussitôt.',
    quoteAction: { label: 'Composer mon devis', href: '/devis' },
  },
  clients: { title: 'Ils travaillent avec nous.' },
  about: {
    title: 'Un atelier proche de vos équipes.',
    lead: 'Nous travaillons à distance et sur site, avec des entreprises, des écoles et des organisations d’Afrique et d’ailleurs. Nous commençons par écouter ceux qui se serviront de l’outil.',
    action: { label: 'Découvrir l’atelier', href: '/about' },
  },
  closing: {
    title: 'Parlons du fil de votre prochain projet.',
    text: 'Réponse sous 24 h en moyenne.',
    action: { label: 'Nous contacter', href: '/contact' },
    picture: 'closing',
  },
} satisfies HomePage;
