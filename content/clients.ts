/** Demonstration names: the owner replaces them with real clients, with their consent. */
export const clients = [
  'Omega Consulting',
  'Futuris Research',
  'École Les Baobabs',
  'Kora Logistique',
  'Sahel Agro',
  'Clinique Azur',
  'Maison Indigo',
] satisfies string[];
