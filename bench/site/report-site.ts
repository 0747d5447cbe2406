import { markdownTable } from '../support/markdown-table';
import { bytesBesideFilm, type Kind } from '../support/traffic';
import { htmlAndCss, judgeSite, kilobytes, milliseconds, roundShift } from './judge-site';
import { SCORE_NAMES } from './lighthouse';
import type { LighthouseRun, SiteFigures } from './measure-site';

/** What was measured, and whether it is what was promised, as Markdown. */
export function reportSite(figures: SiteFigures): string {
  return [
    section('Bytes, in kB as sent (brotli), film apart', tableWeights(figures)),
    ...Object.entries(figures.vitals).map(([network, pages]) =>
      section(`Loading, ${network}`, tableVitals(pages)),
    ),
    section('First tap, slow 3G, from the start of the navigation', tableTaps(figures)),
    section('From page to page, from the finger’s lifting', tableNextPages(figures)),
    section('Interactions once all scripts are there', tableInteractions(figures)),
    section('Coming back', tableReturns(figures)),
    ...(figures.lighthouse ? [section('Lighthouse', tableScores(figures.lighthouse))] : []),
    section('Goals', tableVerdicts(figures)),
  ].join('\n\n');
}

function section(title: string, table: string): string {
  return `## ${title}\n\n${table}`;
}

const SHOWN: readonly Kind[] = ['html', 'css', 'js', 'fonts', 'images', 'other'];

function tableWeights({ weights }: SiteFigures): string {
  const head = [
    'page',
    ...SHOWN,
    'all',
    'requests',
    'HTML + CSS',
    'inline js',
    'js on touch',
    'after scroll',
    'film',
  ];
  const rows = Object.entries(weights).map(([page, weight]) => [
    page,
    ...SHOWN.map((kind) => bare(weight.before[kind])),
    bare(bytesBesideFilm(weight.before)),
    String(weight.before.requests),
    bare(htmlAndCss(weight)),
    bare(weight.inlineScripts),
    bare(weight.scriptsAfterTouch),
    bare(bytesBesideFilm(weight.afterScroll)),
    bare(weight.afterScroll.film),
  ]);
  return markdownTable(head, rows);
}

function tableVitals(pages: SiteFigures['vitals'][string]): string {
  const rows = Object.entries(pages).map(([page, { fcpMs, lcpMs, tbtMs, cls }]) => [
    page,
    ...[fcpMs, lcpMs, tbtMs].map(milliseconds),
    String(roundShift(cls)),
  ]);
  return markdownTable(['page', 'FCP', 'LCP', 'TBT', 'CLS'], rows);
}

function tableTaps({ firstTaps }: SiteFigures): string {
  const rows = firstTaps.map(({ what, paintedMs, tappedMs, effectMs, taps }) => [
    what,
    milliseconds(paintedMs),
    milliseconds(tappedMs),
    effectMs === undefined ? 'never' : milliseconds(effectMs),
    String(taps),
  ]);
  return markdownTable(['control', 'painted', 'tapped', 'effect', 'taps it took'], rows);
}

function tableNextPages({ nextPages }: SiteFigures): string {
  const rows = nextPages.map(({ name, network, tapToHeadingMs, aheadBytes }) => [
    name,
    network,
    milliseconds(tapToHeadingMs),
    kilobytes(aheadBytes),
  ]);
  return markdownTable(['tap', 'network', 'next heading', 'spent ahead'], rows);
}

function tableInteractions({ interactions }: SiteFigures): string {
  const rows = interactions.map(({ what, medianMs, worstMs }) => [
    what,
    milliseconds(medianMs),
    milliseconds(worstMs),
  ]);
  return markdownTable(['interaction', 'median', 'worst'], rows);
}

function tableReturns({ returns }: SiteFigures): string {
  const rows = returns.map(({ path, wasRestored, reasons }) => [
    path,
    wasRestored ? 'as it was left' : `loaded again: ${reasons.join(', ') || 'no reason given'}`,
  ]);
  return markdownTable(['page', 'on the way back'], rows);
}

function tableScores({ scores, failure }: LighthouseRun): string {
  const rows = Object.entries(scores).map(([path, score]) => [
    path,
    ...SCORE_NAMES.map((name) => String(score[name])),
    score.lost.join(', '),
  ]);
  const table = markdownTable(['page', ...SCORE_NAMES, 'lost on'], rows);
  return failure === undefined ? table : `${table}\n\nLighthouse could not run: ${failure}`;
}

function tableVerdicts(figures: SiteFigures): string {
  const rows = judgeSite(figures).map(({ figure, goal, measured, isMet }) => [
    figure,
    goal,
    measured,
    isMet === undefined ? '-' : isMet ? 'yes' : 'NO',
  ]);
  return markdownTable(['figure', 'goal', 'measured', 'met'], rows);
}

/** Kilobytes without their unit, which the title says. */
function bare(bytes: number): string {
  return kilobytes(bytes).replace(' kB', '');
}
