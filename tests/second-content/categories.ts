import { typeset } from '../lib/rules/french-text';
import type { Weeks } from './types';

export const featureCategories = typeset(['Sites', 'En ligne'] as const);

export const categoryWeeks: Readonly<Record<FeatureCategory, Weeks | null>> = {
  Sites: [2, 3],
  'En ligne': null,
};

export const articleCategories = typeset(['Conseils', 'Coulisses'] as const);

export type FeatureCategory = (typeof featureCategories)[number];

export type ArticleCategory = (typeof articleCategories)[number];
