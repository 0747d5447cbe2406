import type { Page } from 'playwright/test';

/** What a visitor finds on the quote page besides its form, by its label. */
export function quoteOn(page: Page) {
  return {
    total: page.getByRole('status').filter({ hasText: 'Total estimé' }),
    custom: page.getByRole('textbox', { name: /ce qui manque/ }),
    chosen: page.getByRole('checkbox', { checked: true }),
    print: page.getByRole('button', { name: 'Imprimer / PDF' }),
    /** The box of a feature, by its id. */
    box: (id: string) => page.locator(`[data-feature="${id}"]`),
    /** The row of a feature, where visitors press. */
    row: (id: string) => page.locator(`label:has([data-feature="${id}"])`),
    /** The lines of one category of the receipt. */
    lines: (category: string) =>
      page.getByRole('list', { name: category, exact: true }).getByRole('listitem'),
  };
}

/** Adds a feature in the visitor's own words. */
export async function addCustom(page: Page, text: string): Promise<void> {
  await quoteOn(page).custom.fill(text);
  await quoteOn(page).custom.press('Enter');
}
