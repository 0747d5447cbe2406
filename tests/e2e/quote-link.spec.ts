import { type Page } from 'playwright/test';
import { quoteWords } from '@/content/pages/devis';
import { amount } from '@/content/say';
import { fill, fillCount } from '@/lib/rules/fill';
import { formatQuoteLink, quoteLink } from '@/lib/rules/quote/link';
import { EARLY, LATE, line, MIDDLE, priceOf, sumOf } from '../support/chosen';
import { contactPage, devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { patternOf, plainText } from '../support/plain-text';
import { addCustom, heardTotal, quoteOn, wantLines } from '../support/quote-page';
import { plainPath } from '../support/routes';
import { expect, expectKept, open, test } from '../support/visit';

const company = 'Omega & Fils';
const choices = { featureIds: [EARLY, MIDDLE], customFeatures: ['Carte des agences, à l’échelle'], company };
const linked = `${devisPage.path}#${formatQuoteLink(choices, sumOf(choices.featureIds, 1))}`;
const { from, shared } = quoteWords.link;
const FROM = fill(from, {
  name: company,
  lines: fillCount(quoteWords.lines, 3),
  total: priceOf(choices.featureIds, 1),
});

test.beforeEach(wantLines);

async function expectChoices(page: Page) {
  const quote = quoteOn(page);
  await expect(quote.total).toHaveText(heardTotal(choices.featureIds, 1));
  await expect(quote.chosen).toHaveCount(3);
  const lines = choices.featureIds.map(line).map(({ name, price }) => plainText(name) + amount(price));
  await expect(quote.lines).toContainText([...lines, `${choices.customFeatures[0]}${priceOf([], 1)}`]);
}

test('the address of the page holds what is ticked, never own words, which a reload keeps all the same', async ({
  page,
}) => {
  const { featureIds } = choices;
  const ticked = formatQuoteLink({ featureIds, customFeatures: [] }, sumOf(featureIds));
  await open(page, devisPage.path);
  for (const id of featureIds) await quoteOn(page).box(id).check();
  for (const text of choices.customFeatures) await addCustom(page, text);
  await expect(page).toHaveURL(`${devisPage.path}#${ticked}`);
  await expectChoices(page);
  await page.reload();
  await expectChoices(page);
  await expect(page.getByText(patternOf(shared))).toHaveCount(0);
  for (const id of featureIds) await quoteOn(page).box(id).uncheck();
  await page
    .getByRole('button', { name: fill(quoteWords.receipt.remove, { name: choices.customFeatures[0] ?? '' }) })
    .click();
  await expect(page).toHaveURL(devisPage.path);
});

test('what a link comes to is painted from the first time on, while React takes over too', async ({
  page,
  context,
}) => {
  // As slow as an old phone: what stands for a moment is painted.
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const totals = new Set<string>();
    Object.assign(window, { totals });
    requestAnimationFrame(function look() {
      const form = document.querySelector('form');
      const total = form?.querySelector<HTMLElement>('[data-total]');
      const painted = total && (total.innerText || getComputedStyle(total, '::after').content);
      if (form?.querySelector('[data-price]:checked') && painted) totals.add(painted.replace(/\D/g, ''));
      requestAnimationFrame(look);
    });
  });
  await open(page, linked);
  await expect(page.getByText(FROM)).toBeVisible();
  const painted = await page.evaluate(() => [...(window as unknown as { totals: Set<string> }).totals]);
  expect(painted).toEqual([priceOf(choices.featureIds, 1).replace(/\D/g, '')]);
});

test('own words that are typed and not added yet are in what is copied and printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => void (document.title = document.querySelector('form')?.innerText ?? '');
  });
  const { copyLink, copyText, print } = quoteWords.actions;
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  for (const [at, label] of [copyLink, copyText, print].entries()) {
    await quoteOn(page).custom.fill(`Souhait ${at}`);
    const given = () =>
      label === print ? page.title() : page.evaluate(() => navigator.clipboard.readText());
    // A busy machine's clipboard has once been empty.
    await expect(async () => {
      await page.getByRole('button', { name: label }).click();
      expect(await given(), label).toMatch(new RegExp(`Souhait.${at}`));
    }).toPass();
    expect(plainText(await given()), label).toContain(
      label === print ? plainText(priceOf([EARLY], 3)) : `total=${sumOf([EARLY], at + 1)}`,
    );
  }
});

// That the mail names both: quote-ways.spec.ts.
test('a link opens on its lines and says from whom; its company stays in the address until another is written', async ({
  page,
}) => {
  const form = formOn(page, devisPage);
  // Of own words alone, by whoever touches nothing.
  await page.goto(`${devisPage.path}#plus=Agenda`);
  await expect(quoteOn(page).total).toHaveText(heardTotal([], 1));
  await page.goto('about:blank');
  await open(page, linked);
  await expectChoices(page);
  await expect(page.getByText(plainText(FROM))).toBeInViewport();
  await expect(form.company).toHaveValue(company);
  await expect(page).toHaveURL(/#choix=[^&]*&pour=Omega[^&]*&total=\d+$/);
  const top = () =>
    quoteOn(page)
      .box(EARLY)
      .evaluate((box) => box.getBoundingClientRect().top + scrollY);
  const before = await top();
  await quoteOn(page).box(EARLY).uncheck();
  await expect(page.getByText(plainText(FROM))).toBeHidden();
  expect(await top()).toBe(before);
  await form.company.fill('Autre');
  await expect(page).not.toHaveURL(/pour=/);
});

test('a reload loses nothing of a link that nobody has touched, and its words stay the words of a link once somebody has', async ({
  page,
}) => {
  await page.goto(linked);
  await expectChoices(page);
  await expect(page).not.toHaveURL(/plus=/);
  await page.reload();
  await expectChoices(page);
  await expect(page.getByText(plainText(FROM))).toBeVisible();
  await formOn(page, devisPage).name.fill('Awa');
  await expectKept(page);
  await page.reload();
  await expectChoices(page);
  await expect(page.getByText(plainText(FROM))).toBeVisible();
  await expect(page).toHaveURL(/pour=Omega/);
  await quoteOn(page).box(EARLY).uncheck();
  await expect(page).not.toHaveURL(RegExp(`[=.]${EARLY}\\b`));
  await page.reload();
  await expect(page.getByText(plainText(FROM))).toHaveCount(0);
  await expect(page).toHaveURL(/pour=Omega/);
});

test('the entry of a link holds it from the first moment on, on a device so slow that React pauses between two steps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: unknown[] = [];
    const { replaceState } = History.prototype;
    history.replaceState = (state, ...rest) => {
      held.push(state?.notes?.brought);
      document.documentElement.dataset.held = JSON.stringify(held);
      replaceState.call(history, state, ...rest);
    };
    // React's steps come as messages.
    const { postMessage } = MessagePort.prototype as { postMessage: (message: unknown) => void };
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 400);
    };
  });
  await page.goto(linked);
  await expect(page).not.toHaveURL(/plus=/);
  const held = JSON.parse((await page.locator('html').getAttribute('data-held')) ?? '[]');
  expect(new Set(held)).toEqual(new Set([new URL(linked, 'http://host').hash]));
});

test('a link entered in the open page, which nobody has touched, says from whom it is', async ({ page }) => {
  await page.goto(devisPage.path);
  await page.evaluate((link) => location.assign(link), linked);
  await expectChoices(page);
  await expect(page.getByText(plainText(FROM))).toBeVisible();
});

test('a link entered in the moment of a tick stays once the page has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  const { hash } = new URL(linked, 'https://site.example');
  await open(page, devisPage.path);
  await quoteOn(page)
    .box(LATE)
    .evaluate((box: HTMLInputElement, link) => {
      box.click();
      location.assign(link);
    }, hash);
  await expect(quoteOn(page).chosen).toHaveCount(3);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(quoteOn(page).box(LATE)).not.toBeChecked();
  await expect(quoteOn(page).chosen).toHaveCount(3);
});

test('lines alone are somebody’s too where an address brings them, and the visitor’s own where this site led there', async ({
  page,
}) => {
  const byLink = page.getByText(quoteWords.link.byLink);
  await page.goto(quoteLink([EARLY]));
  await expect(byLink).toBeVisible();
  await page.goto(plainPath);
  await page.evaluate((link) => location.assign(link), quoteLink([EARLY]));
  await expect(quoteOn(page).total).toHaveText(heardTotal([EARLY]));
  await expect(byLink).toHaveCount(0);
});

test('a link none of whose lines is sold any more says so to whoever touches nothing', async ({ page }) => {
  await page.goto(`${devisPage.path}#choix=ligne-d-autrefois.et-une-autre&total=500`);
  await expect(page.getByText(fillCount(quoteWords.link.dropped, 2))).toBeVisible();
});

test('a link wins over the kept ticks and leaves the fields alone; Back brings those ticks back', async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = formOn(page, devisPage);
  const quote = quoteOn(page);
  await open(page, devisPage.path);
  await quote.box(LATE).check();
  await addCustom(page, 'Agenda');
  await fillIn(form, visitor);
  await expect(page).toHaveURL(/#choix=/);
  // A moment after they are added, own words are kept with the entry of the history.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Agenda');
  const expectOwn = async () => {
    await expect(quote.total).toHaveText(heardTotal([LATE], 1));
    await expect(quote.lines).toContainText([plainText(line(LATE).name), 'Agenda']);
    await expect(form.message).toHaveValue(visitor.message);
  };
  await test.step('entered in the same window', async () => {
    await page.evaluate((address) => location.assign(address), linked);
    await expectChoices(page);
    await page.goBack();
    await expectOwn();
  });
  await test.step('opened from elsewhere', async () => {
    await page.goto(contactPage.path);
    await open(page, linked);
    await expectChoices(page);
    await expect(form.message).toHaveValue(visitor.message);
    await page.goBack();
    await expect(page).toHaveURL(contactPage.path);
    await page.goBack();
    await expectOwn();
  });
  await test.step('a visit without a link has them too', async () => {
    await page.goto(plainPath);
    await open(page, devisPage.path);
    await expectOwn();
  });
});

test('the anchors of the page still lead to their place, and leave the quote its address', async ({
  page,
}) => {
  await open(page, `${devisPage.path}#name`);
  await expect(formOn(page, devisPage).name).toBeInViewport();
  await expect(page).toHaveURL(`${devisPage.path}#name`);
  await quoteOn(page).box(LATE).check();
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => location.assign('#contenu'));
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(top);
  await expect(quoteOn(page).chosen).toHaveCount(1);
});

test('a link entered once a quote has left says from whom it is, and the link that has left says no more', async ({
  page,
}) => {
  const form = formOn(page, devisPage);
  await open(page, `${devisPage.path}#plus=Agenda`);
  await expect(page.getByText(patternOf(shared))).toBeVisible();
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect(form.submit).toBeVisible();
  await expect(page.getByText(patternOf(shared))).toHaveCount(0);
  await page.evaluate((link) => location.assign(link), linked);
  await expectChoices(page);
  await expect(page.getByText(plainText(FROM))).toBeVisible();
});
