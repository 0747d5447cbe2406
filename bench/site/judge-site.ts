import { bytesBesideFilm } from '../support/traffic';
import type { Vitals } from '../support/vitals';
import { EMPTY_NEXT, HAND_WRITTEN, MAIN_ACTION, type LighthouseRun, type SiteFigures } from './measure-site';
import { SCORE_NAMES } from './lighthouse';
import { isArticle, isContentPage } from './read-routes';
import type { Weight } from './weigh-page';

/** One promise of the site; `isMet` is missing where it was not measured. */
export type Verdict = { figure: string; goal: string; measured: string; isMet?: boolean };

const FIRST_WINDOW_BYTES = 14_600;

/** Each promise beside what was measured of it: the worst page, the worse network. */
export function judgeSite(figures: SiteFigures): Verdict[] {
  const weights = Object.entries(figures.weights).filter(([name]) => isSubject(name));
  const home = figures.weights['/'];
  const scripts = weights.filter(([path]) => isContentPage(path)).map(([, weight]) => scriptsBefore(weight));
  const firstAnswers = weights.filter(([path]) => !isArticle(path)).map(([, weight]) => htmlAndCss(weight));
  const articles = weights.filter(([path]) => isArticle(path)).map(([, weight]) => htmlAndCss(weight));
  // The articles, all alike, count as one route: their heaviest.
  if (articles.length > 0) firstAnswers.push(Math.max(...articles));
  const inWindow = firstAnswers.filter((bytes) => bytes <= FIRST_WINDOW_BYTES).length;
  const vitals = Object.values(figures.vitals).flatMap((pages) =>
    Object.entries(pages).flatMap(([name, page]) => (isSubject(name) ? [page] : [])),
  );
  const clumsy = figures.firstTaps.filter(({ taps }) => taps > 1);
  const left = figures.returns.filter(({ wasRestored }) => !wasRestored);
  return [
    atMost('JavaScript before a sign of life, content pages, inline included', 2_000, scripts, kilobytes),
    atMost('home before scroll', 75_000, home && [bytesBesideFilm(home.before)], kilobytes),
    atMost('home after scrolling through', 260_000, home && [bytesBesideFilm(home.afterScroll)], kilobytes),
    atMost('HTML + CSS of any route', 25_000, firstAnswers, kilobytes),
    {
      figure: 'routes whose HTML + CSS fit in 14.6 kB',
      goal: '≥ 6 of 8',
      measured: `${inWindow} of ${firstAnswers.length}`,
      isMet: inWindow >= 6,
    },
    ...judgePaints(figures),
    atMost('TBT', 20, pick(vitals, 'tbtMs'), milliseconds),
    atMost('CLS', 0, pick(vitals, 'cls').map(roundShift), String),
    {
      figure: 'first tap on slow 3G works as soon as painted',
      goal: 'all',
      measured: clumsy.length > 0 ? `not ${clumsy.map(({ what }) => what).join('; ')}` : 'all',
      isMet: clumsy.length === 0,
    },
    ...judgeNextPages(figures),
    atMost(
      'interaction latency, median',
      50,
      figures.interactions.map(({ medianMs }) => medianMs),
      milliseconds,
    ),
    {
      figure: 'kept in the back/forward cache',
      goal: 'all routes',
      measured: left.length > 0 ? `not ${left.map(({ path }) => path).join(' ')}` : 'all routes',
      isMet: left.length === 0,
    },
    judgeScores(figures.lighthouse),
  ];
}

/** The largest paint: what stands in the window is words on most pages, a picture on the home page and in articles. */
function judgePaints({ vitals }: SiteFigures): Verdict[] {
  const paints = (network: string, isAsked: (path: string) => boolean) =>
    Object.entries(vitals[network] ?? {}).flatMap(([name, { lcpMs }]) =>
      isSubject(name) && isAsked(name) ? [lcpMs] : [],
    );
  const isLong = (path: string) => path === '/' || isArticle(path);
  return [
    atMost('LCP, slow 3G, home and articles', 1_600, paints('slow 3G', isLong), milliseconds),
    atMost(
      'LCP, slow 3G, every other page',
      1_200,
      paints('slow 3G', (path) => !isLong(path)),
      milliseconds,
    ),
    atMost(
      'LCP, slow 4G',
      950,
      paints('slow 4G', () => true),
      milliseconds,
    ),
  ];
}

/** The next page, on each network: in milliseconds where the issue is the finger, beside the hand-written page where it is the line. */
function judgeNextPages({ nextPages }: SiteFigures): Verdict[] {
  const find = (name: string, network: string) =>
    nextPages.find((page) => page.name === name && page.network === network);
  const [slow, byHand] = [find('link, /', 'slow 3G'), find('link, by hand', 'slow 3G')];
  const limits = { 'slow 4G': 100, good: 60 };
  return [
    ...Object.entries(limits).map(([network, limitMs]) => {
      const page = find(MAIN_ACTION, network);
      return atMost(
        `tap → next heading of the main action, ${network}`,
        limitMs,
        page && [page.tapToHeadingMs],
        milliseconds,
      );
    }),
    atMost(
      'tap → next heading, slow 3G / by hand',
      1.1,
      slow && byHand && [slow.tapToHeadingMs / byHand.tapToHeadingMs],
      (ratio) => ratio.toFixed(2),
    ),
    atMost('spent ahead on slow 3G', 0, slow && [slow.aheadBytes], kilobytes),
  ];
}

function scriptsBefore({ before, inlineScripts }: Weight): number {
  return before.js + inlineScripts;
}

export function htmlAndCss({ before }: Weight): number {
  return before.html + before.css;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const milliseconds = (duration: number) => `${Math.round(duration)} ms`;

/** Browsers report shifts of a millionth, far below a pixel. */
function roundShift(cls: number): number {
  return Math.round(cls * 1_000) / 1_000;
}

function judgeScores(lighthouse: LighthouseRun | undefined): Verdict {
  const row = { figure: 'Lighthouse, each of the four on all routes', goal: '100' };
  if (!lighthouse) return { ...row, measured: 'not asked for: --lighthouse' };
  if (lighthouse.failure !== undefined) return { ...row, measured: 'could not run' };
  const worst = SCORE_NAMES.map((name) =>
    Math.min(...Object.values(lighthouse.scores).map((score) => score[name])),
  );
  return { ...row, measured: worst.join(' / '), isMet: worst.every((score) => score === 100) };
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

function pick(vitals: readonly Vitals[], name: keyof Vitals): number[] {
  return vitals.map((page) => page[name]);
}

function isSubject(name: string): boolean {
  return name !== HAND_WRITTEN && name !== EMPTY_NEXT;
}
