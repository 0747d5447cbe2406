import type { BrokenPage } from '../types';

/** Chaque page l’emporte, pour le jour où elle casse : rien d’autre ne doit venir avec. */
export const brokenPage: BrokenPage = {
  tab: 'Page en panne',
  title: 'Cette page ne s’affiche pas.',
  text: 'Un incident s’est produit. Rechargez-la, cela suffit le plus souvent.',
  failure: 'Unexpected Application Error!',
  reload: 'Recharger la page',
};
