import { either } from '../../lib/rules/fill';
import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { capital, edge, inCities } from '../say';
import type { AboutPage } from '../types';

const { delays, presence, team, terms } = agency;

export const aboutPage = typeset<AboutPage>({
  header: {
    eyebrow: 'À propos',
    title: 'Qui vous répond.',
    intro: `${capital(team.size)} personnes, ${inCities}, depuis ${team.since}, et chez vous.`,
    edge: edge(`depuis ${team.since}`),
    picture: 'header-about',
  },
  vision: {
    title: 'Notre vision',
    statement: 'Un logiciel doit marcher sur un téléphone à 60 000 francs, quand le réseau tombe.',
    detail:
      'Trop d’outils supposent la fibre, un ordinateur récent et un forfait sans limite. Nous pensons d’abord au téléphone modeste, à la coupure de courant et au mégaoctet payé.',
  },
  mission: {
    title: 'Notre mission',
    statement: 'Remplacer le cahier, le tableur et la ressaisie, sans changer votre façon de travailler.',
    detail:
      'Tout part du travail réel : la caisse, la salle de classe, le formulaire rempli au bord d’une piste. Une première version arrive tôt, se corrige vite, et vos équipes gardent de quoi continuer.',
  },
  picture: {
    picture: 'about-metier',
    alt: 'Étoffe en cours de tissage : des fils de chaîne indigo, traversés par des fils ocre, terre cuite et bleu-vert.',
  },
  quote: {
    label: 'Une phrase de l’agence',
    text: 'La trame, c’est le fil que l’on ne remarque pas et qui fait tenir l’étoffe. Un bon logiciel, c’est pareil : on l’oublie, et le travail avance.',
    author: agency.founder,
    people: either(team.roles, {
      with: `${team.roles} ${terms.samePerson}`,
      without: terms.samePerson,
    }),
  },
  values: {
    title: 'Nos valeurs, à vérifier à chaque livraison.',
    items: [
      {
        title: 'Excellence',
        description:
          'Chaque changement est relu par une seconde personne. Un écran est terminé quand il fonctionne sur le téléphone de vos utilisateurs.',
      },
      {
        title: 'Sécurité',
        description:
          'Échanges chiffrés, accès limités aux personnes que vous désignez et, si vous les choisissez, des sauvegardes dont nous testons la restauration. La protection de vos données se décide dès le premier croquis.',
      },
      {
        title: 'Accompagnement',
        description:
          'Une heure de prise en main, une documentation, et quelqu’un à qui écrire pendant tout le support. En option, vous changez vous-même une phrase ou un prix, sans nous.',
      },
      {
        title: 'Agilité',
        description: `${either(delays.demonstration, { with: `Une démonstration ${delays.demonstration}, des priorités revues ensemble.`, without: 'Des priorités revues ensemble, à chaque étape.' })} Si votre besoin change, le plan change avec lui, au prix que vous approuvez.`,
      },
    ],
  },
  expertise: {
    title: 'Notre expertise, du croquis au serveur.',
    paragraphs: [
      'Un projet se perd souvent entre deux prestataires : les écrans ignorent le serveur, et personne ne répond après la livraison. Ici, la même équipe dessine, construit, met en ligne et répond.',
      'Nos technologies sont éprouvées, et d’autres développeurs sauront les reprendre. La documentation s’écrit en même temps que le code. Une fonctionnalité qui alourdit l’outil sans aider personne, nous la déconseillons.',
    ],
    highlights: [
      'Web, mobile, paiement, données et serveurs',
      'Des pages et des applications conçues pour les réseaux lents',
      'Vos clients paient par Mobile Money ou par carte',
      `Nous travaillons ${presence}`,
    ],
    image: {
      picture: 'about-atelier',
      alt: 'Une étoffe en cours de tissage : d’un côté les fils de chaîne nus, de l’autre l’étoffe déjà serrée.',
    },
    action: { label: 'Voir nos services', href: '/services' },
  },
  approach: {
    title: 'Notre approche, de l’écoute au support.',
    intro: 'À la fin de chaque étape, vous recevez une page : fait, à venir, à décider.',
    steps: [
      {
        title: 'Écoute et analyse',
        description:
          'Nous rencontrons ceux qui utiliseront l’outil, à distance ou chez vous. Il en sort un besoin écrit, des priorités et un budget.',
      },
      {
        title: 'Conception et prototypage',
        description:
          'Un prototype s’essaie sur votre téléphone. Corriger un croquis prend une heure ; le même changement dans le programme, souvent une semaine.',
      },
      {
        title: 'Développement agile',
        description:
          'Le produit se construit par petites livraisons, montrées et testées. Vous le voyez avancer et vous ajustez les priorités.',
      },
      {
        title: 'Déploiement et support',
        description:
          'Nous mettons en ligne avec vos équipes. Pendant le support, nous corrigeons et nous répondons à vos questions. La surveillance est un service à part, avec DevOps.',
      },
    ],
  },
  closing: {
    title: 'Racontez-nous votre terrain.',
    text: 'Quelques lignes suffisent.',
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
