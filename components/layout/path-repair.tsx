import { isArticlePath, repairPath } from '@/lib/paths';

type PathRepairProps = { knownPaths: string[] };

/**
 * Runs on the 404 page before it is shown: goes to the known page the address meant (query and fragment kept), or
 * says which of the two screens the address calls for.
 */
export function PathRepair({ knownPaths }: PathRepairProps) {
  const script = `(${pickScreen.toString()})(${repairPath.toString()},${isArticlePath.toString()},${JSON.stringify(knownPaths)},document.currentScript.parentElement)`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

// Runs in the page as it is written here: nothing from outside, nothing newer than the oldest supported browser.
function pickScreen(
  repair: typeof repairPath,
  isArticle: typeof isArticlePath,
  paths: string[],
  screens: HTMLElement,
) {
  const repaired = repair(location.pathname, paths);
  if (repaired) {
    location.replace(repaired + location.search + location.hash);
    return;
  }
  if (isArticle(location.pathname)) screens.setAttribute('data-missing', 'article');
}
