import { repairPath, type Places } from '@/lib/rules/paths';

/** What the page of unknown addresses knows of the others: where they lead, and its title when it speaks of an article. */
export type Known = { places: Places; articleTitle: string };

/** Goes to the place that the address certainly meant, or says on the screens which of them it calls for. */
export function pickScreen(screens: HTMLElement): void {
  const { pathname, search, hash } = location;
  const { places, articleTitle } = JSON.parse(screens.getAttribute('data-known') ?? '') as Known;
  const meant = repairPath(pathname, places);
  if (meant) {
    const [path = '', fragment] = meant.split('#');
    location.replace(path + search + (fragment ? `#${fragment}` : hash));
  } else if (/^\/blog\/./i.test(pathname)) {
    screens.setAttribute('data-missing', 'article');
    document.title = articleTitle;
  }
}
