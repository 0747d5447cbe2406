import type { BrokenPage } from '../types';

/** Carried by every page, for when it breaks: nothing else may come along. */
export const brokenPage: BrokenPage = {
  tab: 'Page en panne',
  title: 'Cette page ne s’affiche pas.',
  text: 'Un incident l’en empêche. Le plus souvent, il suffit de la recharger.',
  failure: 'Unexpected Application Error!',
  reload: 'Recharger la page',
};
