/** How many articles a page of the blog lists; the others are on the pages that follow. */
export const LISTED = 24;

/** The address of a page of the blog, counted from 1. */
export function listingPath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}
