import { bytesBesideFilm } from '../support/traffic';
import type { Vitals } from '../support/vitals';
import { MAIN_ACTION, type SiteFigures } from './measure-site';
import type { NextPage } from './next-page';
import { isArticle, isContentPage } from './read-routes';
import type { Weight } from './weigh-page';

/** One promise of the site; `isMet` is missing where it was not measured. */
export type Verdict = { figure: string; goal: string; measured: string; isMet?: boolean };

const FIRST_WINDOW_BYTES = 14_600;

/** Each promise beside what was measured of it: the worst page, the worse network. */
export function judgeSite({ weights, vitals, nextPages, interactions, returns }: SiteFigures): Verdict[] {
  const pages = Object.entries(weights);
  const home = weights['/'];
  const firstAnswers = pages.filter(([path]) => !isArticle(path)).map(([, weight]) => htmlAndCss(weight));
  // The articles, all alike, count as one route: their heaviest.
  const articles = pages.filter(([path]) => isArticle(path)).map(([, weight]) => htmlAndCss(weight));
  if (articles.length > 0) firstAnswers.push(Math.max(...articles));
  const inWindow = firstAnswers.filter((bytes) => bytes <= FIRST_WINDOW_BYTES).length;
  const loads = Object.values(vitals).flatMap(Object.values<Vitals>);
  const left = returns.filter(({ wasRestored }) => !wasRestored);
  const lcp = (network: string, wanted: (path: string) => boolean) =>
    Object.entries(vitals[network] ?? {}).flatMap(([path, { lcpMs }]) => (wanted(path) ? lcpMs : []));
  const isRich = (path: string) => path === '/' || isArticle(path);
  const next = (name: string, toMain: boolean) =>
    nextPages.filter(({ network, to }) => network === name && (to === MAIN_ACTION) === toMain);
  const [link, action] = [next('good', false), next('slow 4G', true)];
  return [
    atMost(
      'JavaScript before a sign of life, content pages, inline included',
      2_000,
      pages
        .filter(([path]) => isContentPage(path))
        .map(([, { before, inlineScripts }]) => before.js + inlineScripts),
      kilobytes,
    ),
    atMost('home before scroll', 75_000, home && [bytesBesideFilm(home.before)], kilobytes),
    atMost('home after scrolling through', 260_000, home && [bytesBesideFilm(home.afterScroll)], kilobytes),
    atMost('HTML + CSS of any route', 25_000, firstAnswers, kilobytes),
    {
      figure: 'routes whose HTML + CSS fit in 14.6 kB',
      goal: '≥ 6 of 8',
      measured: `${inWindow} of ${firstAnswers.length}`,
      isMet: inWindow >= 6,
    },
    atMost('LCP, slow 3G, home and articles', 1_600, lcp('slow 3G', isRich), milliseconds),
    atMost(
      'LCP, slow 3G, other pages',
      1_200,
      lcp('slow 3G', (path) => !isRich(path)),
      milliseconds,
    ),
    atMost('LCP, slow 4G', 950, lcp('slow 4G', Boolean), milliseconds),
    atMost(
      'TBT',
      20,
      loads.map(({ tbtMs }) => tbtMs),
      milliseconds,
    ),
    atMost(
      'CLS',
      0,
      loads.map(({ cls }) => roundShift(cls)),
      String,
    ),
    atMost('tap → next heading, good', 60, link.map(tapMs), milliseconds),
    atMost('main action → next heading, slow 4G', 100, action.map(tapMs), milliseconds),
    atMost('spent ahead on slow 4G', 15_000, action.map(ahead), kilobytes),
    atMost('spent ahead on slow 3G', 0, next('slow 3G', true).map(ahead), kilobytes),
    atMost(
      'interaction latency, median',
      50,
      interactions.map(({ medianMs }) => medianMs),
      milliseconds,
    ),
    {
      figure: 'kept in the back/forward cache',
      goal: 'all routes',
      measured: left.length > 0 ? `not ${left.map(({ path }) => path).join(' ')}` : 'all routes',
      isMet: left.length === 0,
    },
  ];
}

const tapMs = ({ tapToHeadingMs }: NextPage) => tapToHeadingMs;
const ahead = ({ aheadBytes }: NextPage) => aheadBytes;

export function htmlAndCss({ before }: Weight): number {
  return before.html + before.css;
}

export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
export const milliseconds = (duration: number) => `${Math.round(duration)} ms`;

/** Browsers report shifts of a millionth, far below a pixel. */
export function roundShift(cls: number): number {
  return Math.round(cls * 1_000) / 1_000;
}

function atMost(
  figure: string,
  limit: number,
  values: readonly number[] | undefined,
  format: (value: number) => string,
): Verdict {
  const goal = `≤ ${format(limit)}`;
  if (!values || values.length === 0) return { figure, goal, measured: 'not measured' };
  const worst = Math.max(...values);
  return { figure, goal, measured: format(worst), isMet: worst <= limit };
}
