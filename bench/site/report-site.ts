import { bytesBesideFilm } from '../support/traffic';
import { printTable } from '../support/print-table';
import { htmlAndCss, judgeSite } from './judge-site';
import type { SiteFigures } from './measure-site';
import type { Weight } from './weigh-page';

/** Prints what was measured, and whether it is what was promised. */
export function reportSite(figures: SiteFigures): void {
  const { weights, vitals, firstTaps, firstTouches, nextPages, interactions, returns, lighthouse } = figures;
  const weighed = Object.entries(weights).map(([page, weight]) => [page, rowOf(weight)] as const);
  printTable('Bytes as sent (brotli), film apart', Object.fromEntries(weighed));
  for (const [network, pages] of Object.entries(vitals)) printTable(`Loading, ${network}`, pages);
  printTable('First tap, slow 3G, from the start of the navigation', firstTaps);
  printTable('Forms after 5 s of reading, slow 3G, processor ÷ 6: first touch → React', firstTouches);
  printTable('From page to page, from the finger’s lifting', nextPages);
  printTable('Interactions once all scripts are there', interactions);
  printTable('Coming back', returns);
  if (lighthouse) printTable('Lighthouse', lighthouse.scores);
  if (lighthouse?.failure !== undefined) console.log(`Lighthouse could not run: ${lighthouse.failure}`);
  printTable('Goals', judgeSite(figures));
}

function rowOf(weight: Weight) {
  const { film: _, ...kinds } = weight.before;
  return {
    ...kinds,
    all: bytesBesideFilm(weight.before),
    'HTML + CSS': htmlAndCss(weight),
    'inline js': weight.inlineScripts,
    'js on touch': weight.scriptsAfterTouch,
    'after scroll': bytesBesideFilm(weight.afterScroll),
    film: weight.afterScroll.film,
  };
}
