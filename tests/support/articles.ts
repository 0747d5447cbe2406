import { getArticles } from '@/lib/build/blog/articles';

/** The articles of the site, in the order of the blog. */
export const articles = getArticles();
