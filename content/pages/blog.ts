import type { ArticleEnding, ArticleWords, BlogArchive, BlogPage, BlogWords } from '../types';

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
    email: 'Votre e-\u2060mail',
    subscribe: "S'abonner",
  },
} satisfies BlogPage;

/** What its search and its further pages say. */
export const blogWords = {
  search: {
    label: 'Articles',
    query: 'Rechercher un article',
    submit: 'Rechercher',
    category: 'Catégorie',
    everyCategory: 'Tous',
    found: '{count} article(s) trouvé(s)',
    none: { title: 'Aucun article trouvé', text: 'Essayez de modifier vos critères de recherche' },
    more: 'Afficher d’autres articles',
  },
  pages: {
    label: 'Pages du blog',
    newer: 'Articles plus récents',
    older: 'Articles plus anciens',
    position: 'Page {page} sur {count}',
  },
} satisfies BlogWords;

/** On the pages that follow, once the blog has more articles than its first page lists. */
export const blogArchive = {
  header: { title: 'Le carnet, suite.', lead: 'Les articles que la première page ne montre plus.' },
  search: 'Chercher parmi tous les articles',
  title: 'Articles plus anciens',
  /** Among search results. */
  found: {
    title: 'Blog, page {page}',
    text: '{count} articles du carnet de l’atelier, du {first} au {last}.',
  },
} satisfies BlogArchive;

/** Under a long block of code. */
export const showAllCode = 'Tout afficher';

/** Around an article, and on its card. */
export const articleWords = {
  back: { label: 'Retour au blog', href: '/blog' },
  tags: 'Mots-clés',
  updated: 'Mis à jour le',
  readTime: '{time} de lecture',
  views: '{count} vues',
  likes: '{count} j’aime',
  comments: '{count} commentaires',
  save: 'Sauvegarder',
  contents: 'Sommaire',
  related: 'À lire aussi',
  share: {
    title: 'Partager cet article',
    copied: 'Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.',
    byHand: 'Copiez ce lien',
  },
} satisfies ArticleWords;

/** Below every article, on the cloth of its cover. */
export const articleEnding = {
  title: 'Ce chantier chez vous ?',
  text: 'Cochez ce qu’il vous faut : le total s’affiche aussitôt.',
  action: { label: 'Composer mon devis', href: '/devis' },
  secondary: { label: 'Lire d’autres articles', href: '/blog' },
} satisfies ArticleEnding;
