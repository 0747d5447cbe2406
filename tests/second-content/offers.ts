import { typeset } from '../lib/rules/french-text';
import type { Offer } from './types';

export const offers = typeset<readonly Offer[]>([
  {
    id: 'site-court',
    title: 'Site court',
    price: 150_000,
    delay: '2 semaines',
    description: 'Trois pages, un nom de domaine, et vous savez les tenir.',
    features: ['Trois pages', 'Une heure de prise en main'],
    lines: ['pages', 'hosting', 'custom-domain'],
    popular: false,
  },
]);
