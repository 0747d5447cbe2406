/**
 * Words that visitors try in place of an address, lower case and without accents, by the address they lead to. Each
 * is a promise: whoever types it is taken there at once. Accents, dashes and letter case need no words of their own.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  '/': ['accueil', 'home'],
  '/#tarifs': ['tarif', 'tarifs', 'nos-tarifs', 'prix', 'pricing', 'offres', 'nos-offres'],
  '/about': ['a-propos', 'qui-sommes-nous', 'agence', 'equipe'],
  '/services': ['service', 'nos-services', 'prestations', 'expertise', 'expertises'],
  '/portfolio': [
    'realisation',
    'realisations',
    'nos-realisations',
    'projet',
    'projets',
    'projects',
    'references',
  ],
  '/blog': ['article', 'articles', 'actualites'],
  '/devis': ['quote', 'devis-en-ligne', 'demande-de-devis', 'estimation'],
  '/contact': ['contacts', 'contact-us', 'contactez-nous', 'nous-contacter'],
};
