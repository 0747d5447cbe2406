import type { Article } from '../types';
import { ciCd } from './ci-cd';
import { donnees } from './donnees';
import { horsLigne } from './hors-ligne';
import { mobileMoney } from './mobile-money';

/** Every article of the blog by its file here: the featured one first, then from the newest to the oldest. */
export const articleFiles: Record<string, Article> = {
  'ci-cd.ts': ciCd,
  'mobile-money.ts': mobileMoney,
  'hors-ligne.ts': horsLigne,
  'donnees.ts': donnees,
};

/** The same articles, in the same order. */
export const articles: Article[] = Object.values(articleFiles);
