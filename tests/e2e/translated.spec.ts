import type { Page } from 'playwright/test';
import { WEIGHT_HOLE } from '@/content/say';
import { asTyped } from '@/lib/rules/french-text';
import { FIRST, LAST, MIDDLE, line } from '../support/chosen';
import { devisPage, fillIn, formOn, formPages, newVisitor } from '../support/forms';
import { holdScripts } from '../support/hold';
import { onlyMessageFrom } from '../support/mailbox';
import { addCustom, heardTotal, quoteOn } from '../support/quote-page';
import { expect, expectScriptReady, test } from '../support/visit';

// What is said of a page that React makes anew, its words being in elements of a translator's.
const MADE_ANEW = [
  /^(console error|exception): .*Minified React error #418/s,
  /^console warning: A speculation rule set/,
];

/** Puts every word of the page, and each that comes, into elements of its own, as browsers do that translate. */
const translate = (page: Page) =>
  page.evaluate(() => {
    function wrap(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [root].filter((node) => node.nodeType === Node.TEXT_NODE);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || !text.parentElement) continue;
        if (text.parentElement.closest('font, script, style, noscript, textarea, option')) continue;
        const font = document.createElement('font');
        font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
        text.parentElement.replaceChild(font, text);
      }
    }
    wrap(document.body);
    const follow = (records: MutationRecord[]) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach((node) => wrap(node)));
    new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  });

for (const formPage of formPages)
  for (const when of ['before React', 'while it is used'])
    test(`${formPage.path}: a page that the browser translates ${when} loses nothing, and sends`, async ({
      page,
      tolerate,
    }) => {
      tolerate(...MADE_ANEW);
      const visitor = newVisitor();
      const form = formOn(page, formPage);
      const isQuote = formPage === devisPage;
      const { box, total } = quoteOn(page);
      const scripts = await holdScripts(page);
      await page.goto(formPage.path);
      if (when === 'before React') await translate(page);
      if (isQuote) {
        for (const id of [FIRST, MIDDLE]) await box(id).check();
        await addCustom(page, 'Agenda partagé');
      }
      await fillIn(form, visitor);
      await form.message.press('End');
      scripts.release();
      await expectScriptReady(page);
      // Made anew, it says all that it was published with.
      await expect(page.locator(`[data-edge*="${WEIGHT_HOLE}"]`)).toHaveCount(0);
      // Whoever was typing goes on.
      await page.keyboard.type(' Merci.');
      if (when === 'while it is used') await translate(page);
      if (isQuote) {
        await box(MIDDLE).uncheck();
        await box(LAST).check();
        await expect(total).toHaveText(heardTotal([FIRST, LAST], 1));
      }
      for (const link of await page.locator('a[data-early~="text"]').all()) {
        await link.dispatchEvent('contextmenu');
        const said = decodeURIComponent((await link.getAttribute('href')) ?? '');
        expect(asTyped(said)).toContain(isQuote ? asTyped(line(FIRST).name) : visitor.company);
      }
      await form.submit.click();
      await expect(form.success).toBeVisible();
      const { message } = await onlyMessageFrom(visitor.email);
      const ends = isQuote ? [asTyped(line(FIRST).name), asTyped(line(LAST).name), 'Agenda partagé'] : [];
      for (const text of [`${visitor.message} Merci.`, ...ends]) expect(message).toContain(text);
      expect(message).not.toContain(isQuote ? asTyped(line(MIDDLE).name) : '\0');
    });
