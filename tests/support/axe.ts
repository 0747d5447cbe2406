import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright/test';

type Axe = {
  configure: (spec: Spec) => void;
  run: (at: string, how: RunOptions) => Promise<AxeResults>;
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is read at length, and what must be understood to fill in a form. */
const READING = 'main :is(p, li, dd, label, legend, td), footer :is(p, li)';

/**
 * What axe-core finds wrong with the page as it stands, one line for each rule; empty when all is well. Texts to be read
 * are held to 7:1, or 4.5:1 where they are large (WCAG 2.2, AAA). `beside` names rules that make no sense for the state
 * at hand.
 */
export async function findBarriers(page: Page, beside: string[] = []): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's own policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  // What the pointer has been left on may turn only now, and so may what a scroll brings.
  await page.mouse.move(0, 0);
  // What is still coming into view is read as it will stand; what has no end keeps running.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .forEach((animation) => animation.finish());
    }
  });
  const rules = Object.fromEntries(beside.map((id) => [id, { enabled: false }]));
  const { violations } = await page.evaluate(
    ([selector, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      axe.configure({ rules: [{ id: 'color-contrast-enhanced', selector }] });
      return axe.run('html', options);
    },
    [
      READING,
      {
        runOnly: { type: 'tag', values: TAGS },
        rules: { 'color-contrast-enhanced': { enabled: !beside.includes('color-contrast') }, ...rules },
        resultTypes: ['violations'],
      } satisfies RunOptions as RunOptions,
    ] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}

/** Makes the window as tall as the page, so that a bar at its edge covers nothing that could be scrolled away. */
export async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height });
}
