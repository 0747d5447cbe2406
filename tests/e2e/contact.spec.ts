import type { Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { forms, formWords } from '@/content/forms';
import { offers } from '@/content/offers';
import { offerSubject } from '@/content/subjects';
import { homePage } from '@/content/pages/home';
import { asTyped } from '@/lib/rules/french-text';
import { answersOf, composeMessage } from '@/lib/rules/lead/answers';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { SUBJECT_FIELD } from '@/lib/rules/lead/subject-link';
import {
  contactPage,
  fieldLabel,
  fillIn,
  formOn,
  formPages,
  newVisitor,
  standing,
  watchMailer,
} from '../support/forms';
import { nth } from '../support/chosen';
import { hold } from '../support/hold';
import { onlyMessageFrom } from '../support/mailbox';
import { pixelsOf } from '../support/seen';
import { expect, expectKept, open, phone, test, wake } from '../support/visit';

test.use(phone);

test('a message arrives at the mailer once, though pressed twice, with its six fields, in order', async ({
  page,
}) => {
  const visitor = newVisitor();
  const sent = watchMailer(page);
  await open(page, contactPage.path);
  const form = formOn(page, contactPage);
  await fillIn(form, { ...visitor, name: `  ${visitor.name}\t`, message: `\n\n  ${visitor.message}  \n` });
  const message = await composed(page);
  expect(message.endsWith(visitor.message)).toBe(true);
  await form.submit.dblclick();
  await expect(form.success).toBeVisible();
  const body = {
    sender_email: visitor.email,
    sender_name: agency.senderName,
    organisation: visitor.company,
    sujet: forms.contact.subject,
    message,
    noms: [visitor.name, visitor.name],
  };
  expect(sent).toEqual([JSON.stringify(body)]);
  expect(await onlyMessageFrom(visitor.email)).toEqual({
    subject: `${body.sujet} : ${visitor.name} (${visitor.company})`,
    from: agency.senderName,
    replyTo: { name: visitor.name, address: visitor.email },
    message,
  });
});

test('while a message leaves, its fields take the colours of the cloth that it becomes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const mailer = await hold(page, `**${MAILER_PATH}`);
  const form = formOn(page, contactPage);
  /** How many of the fields without focus are no longer white behind their words. */
  const dyed = async () => {
    let count = 0;
    for (const field of [form.name, form.email]) {
      const { data, width } = await pixelsOf(await field.screenshot());
      // Past its words, half of its height up.
      const at = 3 * (width * Math.floor(data.length / 6 / width) + width - 20);
      count += Number(Math.min(...data.subarray(at, at + 3)) < 230);
    }
    return count;
  };
  await open(page, contactPage.path);
  await fillIn(form, newVisitor());
  expect(await dyed()).toBe(0);
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await expect(form.form.getByRole('status').getByText(formWords.sending)).toBeVisible();
  await expect.poll(dyed).toBeGreaterThan(0);
  mailer.release();
});

for (const formPage of formPages)
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`${formPage.path}: while a message leaves (motion: ${reducedMotion}), its button keeps its ink, and a thread of 2 pixels crosses it`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const mailer = await hold(page, `**${MAILER_PATH}`);
      const form = formOn(page, formPage);
      await open(page, formPage.path);
      await fillIn(form, newVisitor());
      const ink = () =>
        form.submit.or(form.sending).evaluate((button) => getComputedStyle(button).backgroundColor);
      const before = await ink();
      await form.submit.click();
      await expect(form.sending).toBeVisible();
      const thread = await form.sending.evaluate((button) => {
        const { height, animationName, transform } = getComputedStyle(button, '::before');
        return { height, isStill: animationName === 'none', transform };
      });
      const isStill = reducedMotion === 'reduce';
      expect(thread).toMatchObject({ height: '2px', isStill, ...(isStill && { transform: 'none' }) });
      await expect(form.sending).toHaveCSS('opacity', '1');
      expect(await ink()).toBe(before);
      mailer.release();
    });

test('an offer chosen on the home page is chosen in the form, can be changed, and begins the message; a link chooses nothing else', async ({
  page,
}) => {
  test.skip(offers.length === 0, 'there is no offer');
  const visitor = newVisitor();
  const { title } = nth(offers, 0);
  const subject = asTyped(offerSubject(nth(offers, 0)));
  const form = formOn(page, contactPage);
  const about = form.form.getByRole('combobox');
  await page.goto('/');
  await page.getByRole('link', { name: `${homePage.pricing.offerAction} : ${title}` }).click();
  await expect(about).toHaveValue(subject);
  await about.selectOption('');
  await page.reload();
  await expect(about).toHaveValue('');
  // Chosen again, over a draft about nothing.
  await form.name.fill('Awa');
  await expectKept(page);
  await page.goto('/');
  await page.getByRole('link', { name: `${homePage.pricing.offerAction} : ${title}` }).click();
  await expect(form.name).toHaveValue('Awa');
  await expect(about).toHaveValue(subject);
  await page.waitForLoadState();
  await expect(about).toHaveValue(subject);
  await about.selectOption(subject);
  await page.evaluate(() => (location.hash = '#offre=Versez%20$50%20au%20...'));
  await expect(about).toHaveValue(subject);
  if (agency.whatsapp) {
    const whatsapp = page.getByRole('main').locator('a[href*="wa.me"]:visible').first();
    await whatsapp.dispatchEvent('contextmenu');
    await expect(whatsapp).toHaveAttribute('href', RegExp(encodeURIComponent(subject.slice(0, 12))));
  }
  await wake(page);
  await fillIn(form, visitor);
  const message = await composed(page);
  expect(message).toContain(`${fieldLabel(SUBJECT_FIELD)} : ${subject}\n`);
  expect(message.endsWith(`\n\n${visitor.message}`)).toBe(true);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await onlyMessageFrom(visitor.email)).message).toBe(message);
});

/** The message of what stands in the form, its other lines included. */
async function composed(page: Page): Promise<string> {
  return composeMessage(contactPage.fields, answersOf(JSON.parse(await standing(page))));
}
