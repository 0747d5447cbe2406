import { agency } from '@/content/agency';
import { forms, postedForms } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { offers } from '@/content/offers';
import type { RoutePath } from '@/content/pages';
import { blogWords } from '@/content/pages/blog';
import { quoteWords } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { offerSubject } from '@/content/subjects';
import { asTyped } from '@/lib/rules/french-text';
import { SUBJECT_FIELD, subjectLink } from '@/lib/rules/lead/subject-link';
import { plainAmount } from '@/lib/rules/quote/currencies';
import { MAX_CUSTOM_FEATURES } from '@/lib/rules/quote/fields';
import { DARK, FIRST, line, LAST, nth, OTHER } from '../support/chosen';
import { contactPage, devisPage, fieldLabel, fillIn, formOn, newVisitor } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { onlyMessageFrom } from '../support/mailbox';
import { patternOf, plainText } from '../support/plain-text';
import { quoteOn } from '../support/quote-page';
import { labelOf, layoutPaths, plainPath } from '../support/routes';
import { expect, phone, test } from '../support/visit';

const { play, pause } = homePage.hero.filmButton;

test.use({ javaScriptEnabled: false });

test('nothing waits for a script to become visible, and no button stands there that only one could answer', async ({
  page,
}) => {
  for (const path of layoutPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unseen = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.filter((heading) => Number(getComputedStyle(heading).opacity) < 1).map((h) => h.textContent),
      );
    expect(unseen, path).toEqual([]);
    await expect(
      page.getByRole('button', { name: patternOf(play, pause, blogWords.submit, 'Instagram') }),
    ).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
  }
  // Dark where nothing can darken it, to be read over the page.
  await page.goto(`${plainPath}#contenu`);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', DARK);
});

test('whoever comes to the form from an offer tells WhatsApp which', async ({ page }) => {
  test.skip(!agency.whatsapp || offers.length === 0, 'the agency has no offer, or no WhatsApp');
  const subject = offerSubject(nth(offers, 0));
  const texts = () =>
    page
      .getByRole('form')
      .getByRole('link', { name: 'WhatsApp' })
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')),
      );
  await page.goto('/');
  await page
    .locator(`a[href="${subjectLink(subject)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(subjectLink(subject));
  expect((await texts()).map(plainText)).toEqual([
    plainText(`${forms.contact.greeting} ${fieldLabel(SUBJECT_FIELD)} : ${subject}`),
  ]);
  await page.goto(contactPage.path);
  expect((await texts()).map(plainText)).toEqual([plainText(forms.contact.greeting)]);
});

// What every box comes to, in each currency: currency.spec.ts.
test('on a phone one reads the prices, opens the menu, ticks a quote and writes; both messages arrive', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  const visitor = newVisitor();
  const wishes = Array.from({ length: MAX_CUSTOM_FEATURES }, (_, at) => `Carte des agences ${at},`);
  const menu = page.getByRole('navigation', { name: frameWords.menu.label });
  const openFromMenu = async (path: RoutePath) => {
    await page.getByRole('banner').locator('summary').click();
    await menu.getByRole('link', { name: labelOf(path) }).click();
  };

  await page.goto('/');
  if (offers.length > 0) {
    await page.getByRole('link', { name: homePage.pricingShortcut.label }).click();
    await expect(page.getByRole('heading', { name: homePage.pricing.title })).toBeInViewport();
  }

  await test.step('a quote', async () => {
    await openFromMenu(devisPage.path);
    for (const id of [FIRST, LAST]) await quoteOn(page).box(id).check();
    await quoteOn(page).custom.fill(wishes.join('\n'));
    await quoteOn(page).other.check();
    // Nothing is said of the boxes that only a script could keep true.
    const said = (await heardTexts(page)).join('\n');
    expect(said).toContain(quoteWords.receipt.title);
    expect(said).not.toMatch(patternOf(quoteWords.group.none, quoteWords.lines.none, quoteWords.total));
    const form = formOn(page, devisPage);
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postedForms.sentTitle);
    const { message } = await onlyMessageFrom(visitor.email);
    for (const { name, price } of [line(FIRST), line(LAST)])
      expect(message).toContain(`${asTyped(name)} : ${plainAmount(price, agency.currency)}`);
    const currency = `${postedForms.currency} : ${quoteWords.currencies.names[OTHER]}`;
    for (const said of [...wishes, plainText(currency)]) expect(plainText(message)).toContain(said);
  });

  await test.step('a message', async () => {
    const other = newVisitor();
    await page.getByRole('link').last().click();
    await expect(page).toHaveURL('/');
    await openFromMenu(contactPage.path);
    const form = formOn(page, contactPage);
    await fillIn(form, other);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postedForms.sentTitle);
    const { message, subject } = await onlyMessageFrom(other.email);
    expect(subject).toContain(`(${other.company})`);
    expect(plainText(message)).toContain(plainText(other.message));
  });
});
