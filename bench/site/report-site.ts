import { markdownTable } from '../support/markdown-table';
import { bytesBesideFilm, type Kind } from '../support/traffic';
import { htmlAndCss, judgeSite, kilobytes, milliseconds, roundShift } from './judge-site';
import type { SiteFigures } from './measure-site';

const SHOWN: readonly Kind[] = ['html', 'css', 'js', 'fonts', 'images', 'other'];
const WEIGHED = ['all', 'requests', 'HTML + CSS', 'inline js', 'js on touch', 'after scroll', 'film'];

/** What was measured, and whether it is what was promised, as Markdown. */
export function reportSite(figures: SiteFigures): string {
  const { weights, vitals, nextPages, interactions, returns } = figures;
  return [
    section(
      'Bytes, in kB as sent (brotli), film apart',
      ['page', ...SHOWN, ...WEIGHED],
      Object.entries(weights).map(([page, weight]) => [
        page,
        ...SHOWN.map((kind) => bare(weight.before[kind])),
        bare(bytesBesideFilm(weight.before)),
        String(weight.before.requests),
        bare(htmlAndCss(weight)),
        bare(weight.inlineScripts),
        bare(weight.scriptsAfterTouch),
        bare(bytesBesideFilm(weight.afterScroll)),
        bare(weight.afterScroll.film),
      ]),
    ),
    ...Object.entries(vitals).map(([network, pages]) =>
      section(
        `Loading, ${network}`,
        ['page', 'FCP', 'LCP', 'TBT', 'CLS'],
        Object.entries(pages).map(([page, { fcpMs, lcpMs, tbtMs, cls }]) => [
          page,
          ...[fcpMs, lcpMs, tbtMs].map(milliseconds),
          String(roundShift(cls)),
        ]),
      ),
    ),
    section(
      'From the home page to the next, from the finger’s lifting',
      ['to', 'network', 'next heading', 'spent ahead'],
      nextPages.map(({ to, network, tapToHeadingMs, aheadBytes }) => [
        to,
        network,
        milliseconds(tapToHeadingMs),
        kilobytes(aheadBytes),
      ]),
    ),
    section(
      'Interactions once all scripts are there',
      ['interaction', 'median', 'worst'],
      interactions.map(({ what, medianMs, worstMs }) => [
        what,
        milliseconds(medianMs),
        milliseconds(worstMs),
      ]),
    ),
    section(
      'Coming back',
      ['page', 'on the way back'],
      returns.map(({ path, wasRestored, reasons }) => [
        path,
        wasRestored ? 'as it was left' : `loaded again: ${reasons.join(', ') || 'no reason given'}`,
      ]),
    ),
    section(
      'Goals',
      ['figure', 'goal', 'measured', 'met'],
      judgeSite(figures).map(({ figure, goal, measured, isMet }) => [
        figure,
        goal,
        measured,
        isMet === undefined ? '-' : isMet ? 'yes' : 'NO',
      ]),
    ),
  ].join('\n\n');
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `## ${title}\n\n${markdownTable(head, rows)}`;
}

/** Kilobytes without their unit, which the title says. */
function bare(bytes: number): string {
  return kilobytes(bytes).replace(' kB', '');
}
