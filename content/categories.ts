import { typeset } from '../lib/rules/french-text';
import type { Weeks } from './types';
/** Les groupes de lignes du devis, dans l’ordre de la page. */
export const featureCategories = typeset([
  'Web',
  'Mobile',
  'E-commerce',
  'Développement',
  'Infrastructure',
  'Support',
  'Marketing',
  'Sécurité',
] as const);

/** Le délai habituel de chaque groupe, en semaines ; une ligne peut en avoir un autre (`weeks`). null : rien n’est dit. */
export const categoryWeeks: Readonly<Record<FeatureCategory, Weeks | null>> = {
  Web: [1, 3],
  Mobile: [5, 8],
  'E-commerce': [3, 5],
  Développement: [2, 4],
  Infrastructure: null,
  Support: null,
  Marketing: null,
  Sécurité: null,
};

/** Les catégories du blog, dans l’ordre de son filtre. */
export const articleCategories = typeset([
  'Développement Web',
  'Applications Mobiles',
  'DevOps',
  'API',
  'Data Science',
  'Innovation',
] as const);

export type FeatureCategory = (typeof featureCategories)[number];

export type ArticleCategory = (typeof articleCategories)[number];
