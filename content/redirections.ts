/**
 * Addresses that moved, lower case, each with the page or the article it leads to now: of an article that is gone or has
 * another id, of a site that was here before, or a short one to be said aloud. Every host takes visitors there:
 *
 *     '/blog/ancien-article': '/blog',
 */
export const redirections: Readonly<Record<string, string>> = {};
