import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds wrong with the page as it stands, one line for each rule; empty when all is well. `beside` names
 * rules that make no sense for the state at hand.
 */
export async function findBarriers(page: Page, beside: string[] = []): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's own policy would refuse.
  await page.evaluate(await source);
  const results = await page.evaluate((tags) => {
    const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run(options);
  }, TAGS);
  const found = results.violations.filter(({ id }) => !beside.includes(id));
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}

/** Makes the window as tall as the page, so that a bar at its edge covers nothing that could be scrolled away. */
export async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height });
}
