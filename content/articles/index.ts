import type { Article } from '../types';
import { ciCd } from './ci-cd';
import { donnees } from './donnees';
import { horsLigne } from './hors-ligne';
import { mobileMoney } from './mobile-money';

/** Every article of the blog: the featured one first, then from the newest to the oldest. */
export const articles: Article[] = [ciCd, mobileMoney, horsLigne, donnees];
