import { either } from '../../lib/rules/fill';
import { capital, typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { edge, inCities } from '../say';
import type { AboutPage } from '../types';

const { delays, presence, team, terms } = agency;

export const aboutPage = typeset<AboutPage>({
  header: {
    eyebrow: 'À propos',
    title: 'Qui vous répond.',
    intro: `${capital(team.size)} personnes, ${inCities}, et chez vous, depuis ${team.since}.`,
    edge: edge(`depuis ${team.since}`),
    picture: 'header-about',
  },
  vision: {
    title: 'Notre vision',
    statement: 'Sur un téléphone à 60 000 francs, sans réseau, un logiciel doit marcher.',
    detail: 'Nous pensons d’abord au téléphone modeste, à la coupure de courant et au mégaoctet payé.',
  },
  mission: {
    title: 'Notre mission',
    statement: 'Remplacer le cahier, le tableur et la ressaisie, sans changer votre façon de travailler.',
    detail:
      'Tout part du travail réel : la caisse, la salle de classe, le formulaire rempli au bord d’une piste.',
  },
  picture: {
    picture: 'about-metier',
    alt: 'Étoffe en cours de tissage : des fils de chaîne indigo, bleu-vert, terre cuite et blancs, que des fils ocre commencent à traverser.',
  },
  founderWords: {
    label: 'Une phrase de l’agence',
    text: 'La trame, c’est le fil que l’on ne remarque pas et qui fait tenir l’étoffe. Un bon logiciel, c’est pareil : on l’oublie, et le travail avance.',
    author: agency.founder,
    people: terms.samePerson,
  },
  values: {
    title: 'Nos valeurs, à vérifier à chaque livraison.',
    items: [
      {
        title: 'Excellence',
        description:
          'Chaque changement est relu par une seconde personne, et essayé sur le téléphone de vos utilisateurs.',
      },
      {
        title: 'Sécurité',
        description:
          'Échanges chiffrés, accès limités aux personnes que vous désignez et, si vous les choisissez, des sauvegardes dont nous testons la restauration.',
      },
      {
        title: 'Accompagnement',
        description:
          'Une heure de prise en main, une documentation, et quelqu’un à qui écrire pendant tout le support.',
      },
      {
        title: 'Agilité',
        description: `${either(delays.demonstration, { with: `Une démonstration ${delays.demonstration}. ` })}Si votre besoin change, le plan change avec lui, au prix que vous approuvez.`,
      },
    ],
  },
  expertise: {
    title: 'Notre expertise, du croquis au serveur.',
    paragraphs: [
      'Un projet se perd souvent entre deux prestataires. Ici, la même équipe dessine, construit, met en ligne et répond.',
      'Nos technologies sont éprouvées : d’autres développeurs sauront les reprendre, avec la documentation écrite en même temps que le code.',
    ],
    highlights: [
      'Web, mobile, paiement, données et serveurs',
      'Des pages et des applications conçues pour les réseaux lents',
      'Vos clients paient par Mobile Money ou par carte',
      `Nous travaillons ${presence}`,
    ],
    image: {
      picture: 'about-atelier',
      alt: 'Une étoffe finie, vue de près : sa lisière de couleur, et les fils de trame qui y font demi-tour.',
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
          'Nous rencontrons ceux qui utiliseront l’outil. Il en sort un besoin écrit, des priorités et un budget.',
      },
      {
        title: 'Conception et prototypage',
        description:
          'Un prototype s’essaie sur votre téléphone. Y corriger un écran prend une heure ; dans le programme, souvent une semaine.',
      },
      {
        title: 'Développement agile',
        description:
          'De petites livraisons, montrées et testées : vous voyez le produit avancer et vous ajustez les priorités.',
      },
      {
        title: 'Déploiement et support',
        description:
          'Nous mettons en ligne avec vos équipes. Pendant le support, nous corrigeons et nous répondons à vos questions.',
      },
    ],
  },
  closing: {
    title: 'Racontez-nous votre terrain.',
    text: 'Quelques lignes suffisent.',
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
