/** Where the preview card of a page or an article is, by its address. */
export function cardPath(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
