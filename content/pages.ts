import { typeset } from '../lib/rules/french-text';
import { agency } from './agency';
import { offers } from './offers';
import { capital, inWords } from './say';
import { services } from './services';
import { projects } from './projects';
import type { Page } from './types';

const { hours, name, place, replyTime, whatsapp } = agency;
const shown = offers.every(({ priceUsd }) => priceUsd !== null) ? 'Tarifs affichés et devis' : 'Devis';
const work = projects.map(({ image }) => image.picture);
const [project] = projects;
const delivered =
  projects.length > 1
    ? `${capital(inWords(projects.length))} projets en détail : leurs fonctions, et ce qu’ils ont changé pour nos clients.`
    : project
      ? `Un projet en détail, ${project.title} : ses fonctions, et ce qu’il a changé pour notre client.`
      : 'Nos réalisations paraîtront ici, avec ce qu’elles auront changé pour nos clients.';
const titles = services.map(({ title }) => title).join(', ');

/**
 * Toutes les pages du site, sauf les articles, dans l’ordre des menus : leur adresse, leur nom dans les menus, où le site y
 * mène, et ce que lisent les moteurs de recherche et les aperçus. Routes, hébergeurs, plan du site, cartes et tests suivent.
 */
export const pages = typeset([
  {
    path: '/',
    label: 'Accueil',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-23',
    card: work[0] ?? 'hero',
    title: `Agence de solutions numériques, ${place}`,
    description: `Sites web, applications mobiles, paiement et données : des outils rapides, même sur un réseau lent. ${shown} en ligne.`,
  },
  {
    path: '/about',
    label: 'À propos',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-23',
    card: 'about-atelier',
    title: 'À propos de l’agence',
    description: `Qui nous sommes et comment nous travaillons, chez ${name} : vision, mission, valeurs et approche, étape par étape.`,
  },
  {
    path: '/services',
    label: 'Services',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-23',
    card: 'service-mobile',
    title: 'Nos services, un par un',
    description: `${titles ? `${titles} : ce` : 'Ce'} que nous livrons, avec quelles technologies et en quelles étapes.`,
  },
  {
    path: '/portfolio',
    label: 'Portfolio',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-23',
    card: work.at(-1) ?? 'hero',
    title: 'Portfolio : nos réalisations web et mobiles',
    description: delivered,
  },
  {
    path: '/blog',
    label: 'Blog',
    linkedFrom: ['menu'],
    updated: '2026-11-23',
    card: 'cover-ci-cd',
    title: 'Blog : ce que nous apprenons',
    description:
      'Ce que nous apprenons en construisant : méthodes, erreurs et exemples de code, écrits pour ceux qui ont le même chantier.',
  },
  {
    path: '/devis',
    label: 'Devis',
    linkedFrom: ['menu'],
    updated: '2026-11-23',
    card: 'service-mvp',
    title: 'Devis en ligne, prix affichés',
    description:
      'Cochez les fonctionnalités de votre site ou de votre application : l’estimation s’affiche à chaque choix. Rien n’est dû avant votre signature.',
  },
  {
    path: '/contact',
    label: 'Contact',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-23',
    card: 'service-api',
    title: 'Contact et questions fréquentes',
    description: `Parlez-nous de votre projet par le formulaire${whatsapp ? ' ou par WhatsApp' : ''}. Réponse en ${replyTime}, ${hours.days}, ${hours.times} (${hours.zone}).`,
  },
  {
    path: '/mentions-legales',
    label: 'Mentions légales',
    linkedFrom: ['legal'],
    updated: '2026-11-23',
    card: 'hero',
    title: 'Mentions légales',
    description:
      'Qui publie ce site, qui en répond et qui l’héberge : nom, forme, immatriculation, siège, directeur de la publication, et comment les joindre.',
  },
  {
    path: '/confidentialite',
    label: 'Confidentialité',
    linkedFrom: ['legal'],
    updated: '2026-11-23',
    card: 'about-metier',
    title: 'Confidentialité : ce que nous gardons',
    description:
      'Votre message, et des journaux techniques : ni cookie, ni traceur. Qui le lit, où il est gardé, ce qui reste sur votre appareil, vos droits.',
  },
] as const satisfies readonly Page[]);

/** The address of a page. */
export type RoutePath = (typeof pages)[number]['path'];
