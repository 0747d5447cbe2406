import type { BrokenPage } from '../types';

/** Carried by every page, for when it breaks: nothing else may come along. */
export const brokenPage: BrokenPage = {
  tab: 'Page en panne',
  title: 'Cette page ne s’affiche pas.',
  text: 'Un incident s’est produit. Rechargez-la, cela suffit le plus souvent.',
  failure: 'Unexpected Application Error!',
  reload: 'Recharger la page',
};
