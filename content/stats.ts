import { typeset } from '../lib/rules/french-text';
import type { Stat } from './types';

export const stats = typeset<readonly Stat[]>([
  { number: '14+', label: 'projets livrés' },
  { number: '9+', label: 'clients satisfaits' },
  { number: '91%', label: 'de satisfaction' },
  { number: '24/7', label: 'support' },
]);

/** D’où viennent ces chiffres ; null : rien n’est dit sous la rangée. */
export const statsSource: string | null = typeset(
  'Satisfaction : réponses de nos clients à la fin de chaque projet. Support 24/7 : une panne se signale à toute heure tant que dure le support.',
);
