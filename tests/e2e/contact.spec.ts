import { agency } from '@/content/agency';
import { offers } from '@/content/offers';
import { contactPage as contactWords } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { formatPrice } from '@/lib/rules/format-price';
import { publicToken } from '@/lib/rules/lead/mailer';
import { contactPage, fillIn, formOn, holdMailer, newVisitor, watchMailer } from '../support/forms';
import { nth } from '../support/chosen';
import { onlyMessageFrom } from '../support/mailbox';
import { expect, open, phone, test, wake } from '../support/visit';

test.use(phone);

test('a message arrives at the mailer with its six fields, in order, under the site’s token', async ({
  page,
}) => {
  const visitor = newVisitor();
  const sent = watchMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await fillIn(form, { ...visitor, name: `  ${visitor.name}\t`, message: `\n\n  ${visitor.message}  \n` });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const body = {
    sender_email: visitor.email,
    sender_name: agency.senderName,
    organisation: visitor.company,
    sujet: 'Envoie depuis la page contact',
    message: visitor.message,
    noms: [visitor.name, visitor.name],
  };
  expect(sent).toEqual([
    { authorization: publicToken(), contentType: 'application/json', body: JSON.stringify(body) },
  ]);
  expect(await onlyMessageFrom(visitor.email)).toEqual({
    subject: `${body.sujet} : ${visitor.name} (${visitor.company})`,
    from: agency.senderName,
    replyTo: { name: visitor.name, address: visitor.email },
    message: visitor.message,
  });
});

test('a double click, Enter twice, two submits at once: one message each', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  const ways = [
    () => form.submit.dblclick(),
    async () => {
      await form.email.press('Enter');
      await form.email.press('Enter');
    },
    () =>
      form.form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      }),
  ];
  for (const press of ways) {
    const sent = watchMailer(page);
    const mailer = await holdMailer(page);
    await fillIn(form, newVisitor());
    await press();
    await expect(form.sending).toBeDisabled();
    mailer.release();
    await expect(form.success).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.clock.fastForward(5_000);
    await expect(form.submit).toBeVisible();
  }
});

test('an offer chosen on the home page is said above the form, can be taken away, and begins the message; without a company, it is « Non spécifié »', async ({
  page,
}) => {
  const visitor = { ...newVisitor(), company: '   ' };
  const sent = watchMailer(page);
  const { title, priceUsd } = nth(offers, 0);
  const offer = priceUsd === null ? title : `${title}, ${formatPrice(priceUsd)}`;
  const words = contactWords.form;
  const line = page.getByRole('textbox', { name: words.offer });
  const form = formOn(page, contactPage);
  const choose = async () => {
    await page.goto('/');
    await page.getByRole('link', { name: `${homePage.pricing.offerAction.label} : ${title}` }).click();
    await expect(line).toHaveValue(offer);
  };
  await choose();
  await page.getByRole('button', { name: words.dropOffer }).click();
  await expect(line).toBeHidden();
  await page.reload();
  await expect(form.submit).toBeVisible();
  await expect(line).toBeHidden();

  await choose();
  await wake(page);
  await fillIn(form, visitor);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const { message } = await onlyMessageFrom(visitor.email);
  expect(message).toBe(`Offre : ${offer}\n\n${visitor.message}`);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ organisation: 'Non spécifié' });
});
