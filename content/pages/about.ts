import { typeset } from '../../lib/rules/french-text';
import { agency } from '../agency';
import { edge, listed } from '../say';
import type { AboutPage } from '../types';

const { delays, presence, replyTime, team, terms } = agency;

export const aboutPage = typeset<AboutPage>({
  header: {
    eyebrow: 'À propos',
    title: 'Des logiciels qui tiennent.',
    intro: 'Des outils faits avec vous : utiles dès le premier jour, encore solides des années après.',
    edge: edge('faits avec vous, faits pour durer'),
    picture: 'header-about',
  },
  vision: {
    title: 'Notre vision',
    statement: 'Un bon logiciel doit servir partout, même là où le réseau hésite.',
    detail:
      'Trop d’outils supposent la fibre, un ordinateur récent et un forfait sans limite. Nous pensons d’abord au téléphone modeste, à la coupure de courant et au mégaoctet payé. Ce qui marche là marche partout.',
  },
  mission: {
    title: 'Notre mission',
    statement: 'Faire de vos besoins de terrain des outils simples, sûrs, et qui durent.',
    detail:
      'Nous partons du travail réel : la caisse, la salle de classe, le formulaire rempli au bord d’une piste. Nous livrons tôt, nous corrigeons vite, et nous laissons à vos équipes de quoi continuer.',
  },
  picture: {
    picture: 'about-atelier',
    alt: 'Une étoffe en cours de tissage : d’un côté les fils de chaîne nus, de l’autre l’étoffe déjà serrée.',
  },
  quote: {
    label: 'Une phrase de l’agence',
    text: 'La trame, c’est le fil que l’on ne remarque pas et qui fait tenir l’étoffe. Un bon logiciel, c’est pareil : on l’oublie, et le travail avance.',
    author: agency.founder,
    people: `Nous sommes ${team.size}, à ${listed(team.cities).replace(/ et /, ' et à ')}, depuis ${team.since}. ${terms.samePerson}`,
  },
  values: {
    title: 'Quatre valeurs, vérifiables à chaque livraison.',
    items: [
      {
        title: 'Excellence',
        description:
          'Nous relisons, nous testons, nous mesurons. Un écran est terminé quand il fonctionne sur le téléphone de vos utilisateurs, pas seulement sur le nôtre.',
      },
      {
        title: 'Sécurité',
        description:
          'Échanges chiffrés, accès limités aux personnes que vous désignez et, si vous les choisissez, des sauvegardes dont nous testons la restauration. La protection de vos données se décide dès le premier croquis.',
      },
      {
        title: 'Accompagnement',
        description:
          'Nous formons vos équipes, nous documentons et nous restons joignables après la mise en ligne. En option, vous changez vous-même une phrase ou un prix, sans nous.',
      },
      {
        title: 'Agilité',
        description: `Une démonstration ${delays.demonstration}, des priorités revues ensemble. Si votre besoin change, le plan change avec lui, et vous savez ce que cela coûte.`,
      },
    ],
  },
  expertise: {
    title: 'Notre expertise, du croquis au serveur.',
    paragraphs: [
      'Un projet se perd souvent entre deux prestataires : les écrans ignorent le serveur, et personne ne répond après la livraison. Ici, la même équipe dessine, construit, met en ligne et suit.',
      'Nous choisissons des technologies éprouvées, que d’autres développeurs sauront reprendre. Nous écrivons la documentation en même temps que le code. Et nous disons non à une fonctionnalité quand elle alourdit l’outil sans aider personne.',
    ],
    highlights: [
      'Web, mobile, paiement, données et serveurs dans un seul atelier',
      'Des pages et des applications conçues pour les réseaux lents',
      'Vos clients paient par Mobile Money, carte ou virement',
      `Nous travaillons ${presence}`,
    ],
    image: {
      picture: 'about-metier',
      alt: 'Étoffe en cours de tissage : des fils de chaîne indigo, traversés par des fils ocre, terre cuite et bleu-vert.',
    },
    action: { label: 'Voir nos services', href: '/services' },
  },
  approach: {
    title: 'Notre approche, en quatre étapes.',
    intro: 'À chaque étape, vous savez ce qui est fait, ce qui vient et ce qu’il reste à décider.',
    steps: [
      {
        title: 'Écoute et analyse',
        description:
          'Nous rencontrons ceux qui utiliseront l’outil, à distance ou chez vous. Nous en tirons un besoin écrit, des priorités et un budget.',
      },
      {
        title: 'Conception et prototypage',
        description:
          'Nous dessinons les écrans et un prototype à essayer sur votre téléphone. Mieux vaut corriger un croquis qu’un programme.',
      },
      {
        title: 'Développement agile',
        description:
          'Nous construisons par petites livraisons, montrées et testées. Vous voyez le produit avancer et vous ajustez les priorités.',
      },
      {
        title: 'Déploiement et support',
        description:
          'Nous mettons en ligne, nous formons vos équipes et nous surveillons. À chaque question, à chaque panne, quelqu’un répond.',
      },
    ],
  },
  closing: {
    title: 'Racontez-nous votre terrain.',
    text: `Quelques lignes suffisent pour commencer. Réponse en ${replyTime}.`,
    action: { label: 'Nous contacter', href: '/contact' },
  },
});
