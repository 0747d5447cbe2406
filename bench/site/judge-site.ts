import { bytesBesideFilm } from '../support/traffic';
import type { Vitals } from '../support/vitals';
import { MAIN_ACTION, type LighthouseRun, type SiteFigures } from './measure-site';
import { SCORE_NAMES } from './lighthouse';
import { isArticle, isContentPage } from './read-routes';
import type { Weight } from './weigh-page';

/** One promise of the site; `isMet` is missing where it was not measured. */
export type Verdict = { figure: string; goal: string; measured: string | number; isMet?: boolean };

const FIRST_WINDOW_BYTES = 14_600;

/** Each promise beside what was measured of it: the worst page, the worse network. */
export function judgeSite(figures: SiteFigures): Verdict[] {
  const weights = Object.entries(figures.weights).filter(([name]) => isSubject(name));
  const home = figures.weights['/'];
  const scripts = weights
    .filter(([path]) => isContentPage(path))
    .map(([, { before, inlineScripts }]) => before.js + inlineScripts);
  const firstAnswers = weights.filter(([path]) => !isArticle(path)).map(([, weight]) => htmlAndCss(weight));
  const articles = weights.filter(([path]) => isArticle(path)).map(([, weight]) => htmlAndCss(weight));
  // The articles, all alike, count as one route: their heaviest.
  if (articles.length > 0) firstAnswers.push(Math.max(...articles));
  const inWindow = firstAnswers.filter((bytes) => bytes <= FIRST_WINDOW_BYTES).length;
  const vitals = Object.values(figures.vitals).flatMap((pages) =>
    Object.entries(pages).flatMap(([name, page]) => (isSubject(name) ? [page] : [])),
  );
  const clumsy = figures.firstTaps.filter(({ taps }) => taps > 1);
  const latencies = figures.interactions.map(({ medianMs }) => medianMs);
  const left = figures.returns.filter(({ wasRestored }) => !wasRestored);
  return [
    atMost('JavaScript before a sign of life, content pages, inline included, bytes', 2_000, scripts),
    atMost('home before scroll, bytes', 75_000, home && [bytesBesideFilm(home.before)]),
    atMost('home after scrolling through, bytes', 260_000, home && [bytesBesideFilm(home.afterScroll)]),
    atMost('HTML + CSS of any route, bytes', 25_000, firstAnswers),
    {
      figure: 'routes whose HTML + CSS fit in 14.6 kB',
      goal: '≥ 6 of 8',
      measured: `${inWindow} of ${firstAnswers.length}`,
      isMet: inWindow >= 6,
    },
    ...judgePaints(figures),
    atMost('TBT, ms', 20, pick(vitals, 'tbtMs')),
    atMost('CLS', 0, pick(vitals, 'cls')),
    {
      figure: 'first tap on slow 3G works as soon as painted',
      goal: 'all',
      measured: clumsy.length > 0 ? `not ${clumsy.map(({ what }) => what).join('; ')}` : 'all',
      isMet: clumsy.length === 0,
    },
    atMost(
      'first touch → React, after 5 s of reading, slow 3G, processor ÷ 6, ms',
      1_000,
      figures.firstTouches.flatMap(({ path, liveMs }) => (path.startsWith('/') ? liveMs : [])),
    ),
    ...judgeNextPages(figures),
    atMost('interaction latency, median, ms', 50, latencies),
    {
      figure: 'kept in the back/forward cache',
      goal: 'all routes',
      measured: left.length > 0 ? `not ${left.map(({ path }) => path).join(' ')}` : 'all routes',
      isMet: left.length === 0,
    },
    judgeScores(figures.lighthouse),
  ];
}

/** The largest paint: a film's poster on the home page, a cover in articles, elsewhere words or the strip of cloth that comes with them. */
function judgePaints({ vitals }: SiteFigures): Verdict[] {
  const paints = (network: string, isAsked: (path: string) => boolean) =>
    Object.entries(vitals[network] ?? {}).flatMap(([name, { lcpMs }]) =>
      isSubject(name) && isAsked(name) ? [lcpMs] : [],
    );
  const isLong = (path: string) => path === '/' || isArticle(path);
  const isShort = (path: string) => !isLong(path);
  return [
    atMost('LCP, slow 3G, home and articles, ms', 1_600, paints('slow 3G', isLong)),
    atMost('LCP, slow 3G, every other page, ms', 1_200, paints('slow 3G', isShort)),
    atMost('LCP, slow 4G, ms', 950, [...paints('slow 4G', isLong), ...paints('slow 4G', isShort)]),
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
      const figure = `tap → next heading of the main action, ${network}, ms`;
      return atMost(figure, limitMs, page && [page.tapToHeadingMs]);
    }),
    atMost(
      'tap → next heading, slow 3G / by hand',
      1.1,
      slow && byHand && [slow.tapToHeadingMs / byHand.tapToHeadingMs],
    ),
    atMost('spent ahead on slow 3G, bytes', 0, slow && [slow.aheadBytes]),
  ];
}

export function htmlAndCss({ before }: Weight): number {
  return before.html + before.css;
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

function atMost(figure: string, limit: number, values: readonly number[] | undefined): Verdict {
  const goal = `≤ ${limit}`;
  if (!values || values.length === 0) return { figure, goal, measured: 'not measured' };
  // Browsers report shifts of a millionth, far below a pixel.
  const measured = Math.round(Math.max(...values) * 1_000) / 1_000;
  return { figure, goal, measured, isMet: measured <= limit };
}

function pick(vitals: readonly Vitals[], name: keyof Vitals): number[] {
  return vitals.map((page) => page[name]);
}

function isSubject(name: string): boolean {
  return name.startsWith('/');
}
