import { typeset } from '../lib/rules/french-text';
import type { Feature } from './types';

export const customPrice = 40_000;

export const catalogue = typeset<readonly Feature[]>([
  { id: 'pages', name: 'Trois pages', note: 'Textes compris', price: 120_000, category: 'Sites' },
  { id: 'photos', name: 'Photos sur place', price: 35_500, category: 'Sites' },
  { id: 'hosting', name: 'Hébergement (1 an)', price: 45_000, category: 'En ligne' },
  {
    id: 'hosting-premium',
    name: 'Grand hébergement (1 an)',
    price: 80_000,
    category: 'En ligne',
    insteadOf: 'hosting',
  },
  { id: 'custom-domain', name: 'Nom de domaine (1 an)', price: 12_250, category: 'En ligne' },
]);
