import { typeset } from '../lib/rules/french-text';
import type { Service } from './types';

export const services = typeset<readonly Service[]>([
  {
    id: 'sites',
    picture: 'service-web',
    title: 'Sites courts',
    summary: 'Trois pages qui disent tout.',
    subtitle: 'Une maison, trois pages.',
    description: 'Vous nous racontez ce que vous faites ; nous l’écrivons court.',
    technologies: ['HTML', 'CSS'],
    features: ['Textes écrits avec vous', 'Mise en ligne'],
    lines: ['pages', 'hosting'],
  },
  {
    id: 'releves',
    picture: 'service-data',
    title: 'Relevés de terrain',
    summary: 'Vos cahiers deviennent des tableaux.',
    subtitle: 'Le cahier, puis le chiffre.',
    description: 'Nous reprenons vos cahiers, et vous rendons un tableau que chacun sait lire.',
    technologies: ['Python'],
    features: ['Saisie et contrôle'],
    lines: [],
    startsAt: 200_000,
  },
]);
