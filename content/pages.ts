import { either } from '../lib/rules/fill';
import { typeset } from '../lib/rules/french-text';
import { agency } from './agency';
import { projects } from './projects';
import type { Page } from './types';

const { hours, name, place, replyTime, whatsapp } = agency;
const work = projects.map(({ image }) => image.picture);

/**
 * Toutes les pages du site, sauf les articles, dans l’ordre des menus : leur adresse, leur nom dans les menus, où le site y
 * mène, et ce que lisent les moteurs de recherche et les aperçus. Routes, hébergeurs, plan du site, cartes et tests suivent.
 */
export const pages = typeset([
  {
    path: '/',
    label: 'Accueil',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-28',
    card: work[0] ?? 'hero',
    title: `Agence de solutions numériques, ${place}`,
    description:
      'Sites web, applications mobiles, paiement et données : des outils rapides, même sur un réseau lent. Prix et devis en ligne.',
  },
  {
    path: '/about',
    label: 'À propos',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-28',
    card: 'about-atelier',
    title: 'À propos de l’agence',
    description: `Qui vous répondra chez ${name}, et comment se déroule un projet, de l’écoute au support.`,
  },
  {
    path: '/services',
    label: 'Services',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-28',
    card: 'service-mobile',
    title: 'Nos services, un par un',
    description:
      'Sites, applications, DevOps, paiement, données, MVP : ce que nous livrons, à partir de quel prix et en quelles étapes.',
  },
  {
    path: '/portfolio',
    label: 'Portfolio',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-28',
    card: work.at(-1) ?? 'hero',
    title: 'Portfolio : nos réalisations web et mobiles',
    description: 'Des projets en détail : où, en combien de temps, leurs fonctions, et ce qu’ils ont changé.',
    isShown: projects.length > 0,
  },
  {
    path: '/blog',
    label: 'Blog',
    linkedFrom: ['menu'],
    updated: '2026-11-28',
    card: 'cover-ci-cd',
    title: 'Blog : articles et code essayé',
    description:
      'Paiement mobile, hors ligne, données, mise en ligne : nos articles, leur code essayé, et ce qui a cassé.',
  },
  {
    path: '/devis',
    label: 'Devis',
    linkedFrom: ['menu'],
    updated: '2026-11-28',
    card: 'service-mvp',
    title: 'Devis en ligne, prix affichés',
    description:
      'Cochez les fonctionnalités de votre site ou de votre application : l’estimation s’affiche à chaque choix. Rien n’est dû avant votre signature.',
  },
  {
    path: '/contact',
    label: 'Contact',
    linkedFrom: ['menu', 'footer'],
    updated: '2026-11-28',
    card: 'service-api',
    title: 'Contact et questions fréquentes',
    description: either(whatsapp, {
      with: `Par formulaire ou sur WhatsApp. Réponse en ${replyTime}, ${hours.times} (${hours.zone}). Et les questions que l’on nous pose.`,
      without: `Par formulaire. Réponse en ${replyTime}, ${hours.times} (${hours.zone}). Et les questions que l’on nous pose.`,
    }),
  },
  {
    path: '/mentions-legales',
    label: 'Mentions légales',
    linkedFrom: ['legal'],
    updated: '2026-11-28',
    card: 'hero',
    title: 'Mentions légales',
    description:
      'Qui publie ce site, qui en répond et qui l’héberge : nom, forme, immatriculation, siège, directeur de la publication, et comment les joindre.',
  },
  {
    path: '/confidentialite',
    label: 'Confidentialité',
    linkedFrom: ['legal'],
    updated: '2026-11-28',
    card: 'about-metier',
    title: 'Confidentialité : ce que nous gardons',
    description:
      'Votre message, et des journaux techniques : ni cookie, ni traceur. Qui le lit, où il est gardé, ce qui reste sur votre appareil, vos droits.',
  },
  {
    path: '/accessibilite',
    label: 'Accessibilité',
    linkedFrom: ['legal'],
    updated: '2026-11-28',
    card: 'about-metier',
    title: 'Accessibilité du site',
    description:
      'Clavier, grands caractères, couleurs forcées, sans script : ce qui est essayé à chaque changement, ce qui reste faible, et à qui l’écrire.',
  },
] as const satisfies readonly Page[]);

export type RoutePath = (typeof pages)[number]['path'];
