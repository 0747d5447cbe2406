import { articles } from '@/content/articles';

/** The pages of the navigation, with the label each has there, in order. */
export const pages = [
  { label: 'Accueil', path: '/' },
  { label: 'À propos', path: '/about' },
  { label: 'Services', path: '/services' },
  { label: 'Portfolio', path: '/portfolio' },
  { label: 'Blog', path: '/blog' },
  { label: 'Devis', path: '/devis' },
  { label: 'Contact', path: '/contact' },
] as const;

export const articlePaths = articles.map(({ id }) => `/blog/${id}`);

/** One page of each layout: the articles share theirs. */
export const layoutPaths = [...pages.map(({ path }) => path), ...articlePaths.slice(0, 1)];

export const allPaths = [...pages.map(({ path }) => path), ...articlePaths];
