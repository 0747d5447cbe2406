import { getArticles } from '@/lib/articles/site-articles';

/** The articles of the site, in the order of the blog. */
export const articles = getArticles();
