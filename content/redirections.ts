/**
 * Addresses that moved, lower case, each with the page or the article it leads to now: of an article that is gone or has
 * another id, of a site that was here before, or a short one to be said aloud. Every host takes visitors there.
 */
export const redirections: Readonly<Record<string, string>> = {
  '/blog/ci-cd': '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe7',
};
