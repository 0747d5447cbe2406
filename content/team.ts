import { typeset } from '../lib/rules/french-text';
import { agency } from './agency';
import type { Person } from './types';

const [one, other = one] = agency.team.cities;

/**
 * Ceux qui travaillent ici, sur l’accueil et « À propos » ; le premier est celui qui répond, sur Contact et après un envoi.
 * `name`, `part` (ce que la personne fait, par un verbe), `town`, `photo` (un fichier de `content/team/`, tissé à la
 * construction du site, montré aussi sur les articles signés de ce nom), chacun facultatif. Sans photo, l’initiale est
 * tissée ; sans personne, la bande n’est pas là.
 */
export const team = typeset<readonly Person[]>([
  { part: 'Conduit les projets', town: one },
  { part: 'Développe les écrans', town: other },
  { part: 'Relie les paiements', town: other },
  { part: 'Met en ligne', town: one },
]);
