import type { ArticleEnding, BlogArchive, BlogPage } from '../types';

export const blogPage = {
  header: {
    eyebrow: 'Blog',
    title: 'Le carnet de l’atelier.',
    lead: 'Ce que nous apprenons en construisant : méthodes, erreurs, exemples.',
    picture: 'header-blog',
  },
  featured: { title: 'À la une' },
  latest: { title: 'Derniers articles' },
  newsletter: {
    title: 'Bientôt : nos articles par e-\u2060mail.',
    text: 'Un message à chaque parution, rien d’autre. Les inscriptions ne sont pas encore ouvertes.',
  },
} satisfies BlogPage;

/** On the pages that follow, once the blog has more articles than its first page lists. */
export const blogArchive = {
  header: { title: 'Le carnet, suite.', lead: 'Les articles que la première page ne montre plus.' },
  search: 'Chercher parmi tous les articles',
  title: 'Articles plus anciens',
} satisfies BlogArchive;

/** Under a long block of code. */
export const showAllCode = 'Tout afficher';

/** Below every article, on the cloth of its cover. */
export const articleEnding = {
  title: 'Ce chantier chez vous ?',
  text: 'Cochez ce qu’il vous faut : le total s’affiche aussitôt.',
  action: { label: 'Composer mon devis', href: '/devis' },
  secondary: { label: 'Lire d’autres articles', href: '/blog' },
} satisfies ArticleEnding;
