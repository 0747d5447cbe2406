import { typeset } from '../lib/rules/french-text';
/** Les clients, avec leur accord ; sans aucun, la rangée disparaît. */
export const clients = typeset<readonly string[]>([
  'Omega Consulting',
  'Futuris Research',
  'École Les Baobabs',
  'Kora Logistique',
  'Sahel Agro',
  'Clinique Azur',
  'Maison Indigo',
]);
