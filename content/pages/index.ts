import type { Page } from '../types';
import { aboutPage } from './about';
import { blogPage } from './blog';
import { contactPage } from './contact';
import { devisPage } from './devis';
import { homePage } from './home';
import { legalNoticePage } from './legal-notice';
import { portfolioPage } from './portfolio';
import { privacyPage } from './privacy';
import { servicesPage } from './services';

/**
 * Every page of the site but the articles, in the order of the menus: its address, its words, its name in menus, where
 * the site links to it, and what search engines and previews say of it. Routes, hosts, sitemap, cards and tests follow.
 */
export const pages = [
  {
    path: '/',
    words: { homePage },
    label: 'Accueil',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-21',
    title: 'Agence de solutions numériques en Afrique',
    description:
      'Sites web, applications mobiles, paiement et données : des outils rapides, même sur un réseau lent. Tarifs affichés et devis en ligne.',
  },
  {
    path: '/about',
    words: { aboutPage },
    label: 'À propos',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-21',
    title: 'À propos de l’agence',
    description:
      'Qui nous sommes et comment nous travaillons : vision, mission, quatre valeurs et une approche en quatre étapes, de l’écoute au support.',
  },
  {
    path: '/services',
    words: { servicesPage },
    label: 'Services',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-21',
    title: 'Services web, mobile, DevOps, API et données',
    description:
      'Développement web et mobile, DevOps, API et paiement, données, MVP : ce que nous livrons, avec quelles technologies et en quelles étapes.',
  },
  {
    path: '/portfolio',
    words: { portfolioPage },
    label: 'Portfolio',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-21',
    title: 'Portfolio : nos réalisations web et mobiles',
    description:
      'Gestion scolaire, collecte de terrain, sites institutionnels, rapports de recherche : cinq projets, leurs fonctions et leurs effets.',
  },
  {
    path: '/blog',
    words: { blogPage },
    label: 'Blog',
    linkedFrom: ['menu'],
    updated: '2026-11-21',
    title: 'Blog : développement, DevOps et données',
    description:
      'Ce que nous apprenons en construisant : publier sans crainte, encaisser par Mobile Money, travailler hors ligne, partager des données fiables.',
  },
  {
    path: '/devis',
    words: { devisPage },
    label: 'Devis',
    linkedFrom: ['menu'],
    updated: '2026-11-21',
    title: 'Devis en ligne, prix affichés',
    description:
      'Cochez les fonctionnalités de votre site ou de votre application : l’estimation s’affiche à chaque choix. Rien n’est dû avant un devis signé.',
  },
  {
    path: '/contact',
    words: { contactPage },
    label: 'Contact',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-21',
    title: 'Contact et questions fréquentes',
    description:
      'Parlez-nous de votre projet par le formulaire ou par WhatsApp. Réponse sous 24 h en moyenne, du lundi au vendredi, 9h-18h (GMT+1).',
  },
  {
    path: '/mentions-legales',
    words: { legalNoticePage },
    label: 'Mentions légales',
    linkedFrom: ['legal'],
    updated: '2026-11-22',
    title: 'Mentions légales',
    description:
      'Qui publie ce site, qui en répond et qui l’héberge : nom, forme, immatriculation, siège, directeur de la publication, et comment les joindre.',
  },
  {
    path: '/confidentialite',
    words: { privacyPage },
    label: 'Confidentialité',
    linkedFrom: ['legal'],
    updated: '2026-11-22',
    title: 'Confidentialité : ce que nous gardons',
    description:
      'Votre message, rien d’autre : ni cookie, ni traceur. Qui le lit, où il est gardé et combien de temps, ce qui reste sur votre appareil, vos droits.',
  },
] as const satisfies readonly Page[];

/** The address of a page. */
export type RoutePath = (typeof pages)[number]['path'];
