/**
 * Les mots que les visiteurs essaient à la place d’une adresse, en minuscules et sans accents, par l’adresse où ils mènent.
 * Chacun est une promesse : qui le tape y est conduit aussitôt. Accents, tirets et majuscules n’en demandent pas d’autres.
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
