import { typeset } from '../lib/rules/french-text';
/** Groups of the quote's catalogue, in the order of /devis. */
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

/** Categories of the blog, in the order of its filter. */
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
