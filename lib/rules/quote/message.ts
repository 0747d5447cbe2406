import type { Feature } from '@/content/types';
import { UNSPECIFIED } from '@/lib/rules/lead/contract';
import type { Answers } from '@/lib/rules/lead/answers';
import { quoteTotalUsd, selectedFeatures } from './price';

/** The text of a quote request, one labelled line each; amounts are plain digits (`$1748`), for spreadsheets. */
export function composeQuoteMessage(answers: Omit<Answers, 'pending'>, catalogue: readonly Feature[]) {
  const names = selectedFeatures(answers.featureIds, catalogue).map((feature) => feature.name);
  return [
    `Nom : ${answers.name}`,
    `Email : ${answers.email}`,
    `Entreprise : ${answers.company || UNSPECIFIED}`,
    ...answers.more,
    `Fonctionnalités sélectionnées : ${names.join(', ') || 'Aucune fonctionnalité sélectionnée'}`,
    `Fonctionnalités personnalisées : ${answers.customFeatures.join(', ') || 'Aucune fonctionnalité personnalisée'}`,
    `Total estimé : $${quoteTotalUsd(answers, catalogue)}`,
    `Message : ${answers.message}`,
  ].join('\n');
}
