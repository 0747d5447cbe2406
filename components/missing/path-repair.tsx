import { plainPath, repairPath, type Places } from '@/lib/rules/paths';

/** Runs on the 404 page before it is shown: goes to the place the address certainly meant, or says which screen it calls for. */
export function PathRepair({ places, articleTitle }: { places: Places; articleTitle: string }) {
  const script = `(${pickScreen.toString()})(${repairPath.toString()},${plainPath.toString()},${JSON.stringify(places)},${JSON.stringify(articleTitle)},document.currentScript.parentElement)`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

// Runs in the page as it is written here: nothing from outside, nothing newer than the oldest supported browser.
function pickScreen(
  repair: typeof repairPath,
  plain: typeof plainPath,
  places: Places,
  articleTitle: string,
  screen: HTMLElement,
) {
  const { pathname, search, hash } = location;
  const meant = repair(pathname, places, plain);
  if (meant) {
    const [path, fragment] = meant.split('#');
    location.replace(path + search + (fragment ? '#' + fragment : hash));
    return;
  }
  if (!/^\/blog\/./i.test(pathname)) return;
  screen.setAttribute('data-missing', 'article');
  document.title = articleTitle;
}
