import { getArticles } from '@/lib/site';

/** The articles of the site, in the order of the blog. */
export const articles = getArticles();
