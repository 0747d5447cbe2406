import { agency } from '@/content/agency';
import { offers } from '@/content/offers';
import { contactPage as contactWords } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { formatPrice } from '@/lib/rules/format-price';
import { contactPage, fillIn, formOn, newVisitor, watchMailer } from '../support/forms';
import { nth } from '../support/chosen';
import { onlyMessageFrom } from '../support/mailbox';
import { expect, open, phone, test, wake } from '../support/visit';

test.use(phone);

test('a message arrives at the mailer once, though pressed twice, with its six fields, in order', async ({
  page,
}) => {
  const visitor = newVisitor();
  const sent = watchMailer(page);
  await open(page, contactPage.path);
  const form = formOn(page, contactPage);
  await fillIn(form, { ...visitor, name: `  ${visitor.name}\t`, message: `\n\n  ${visitor.message}  \n` });
  await form.submit.dblclick();
  await expect(form.success).toBeVisible();
  const body = {
    sender_email: visitor.email,
    sender_name: agency.senderName,
    organisation: visitor.company,
    sujet: 'Envoie depuis la page contact',
    message: visitor.message,
    noms: [visitor.name, visitor.name],
  };
  expect(sent).toEqual([JSON.stringify(body)]);
  expect(await onlyMessageFrom(visitor.email)).toEqual({
    subject: `${body.sujet} : ${visitor.name} (${visitor.company})`,
    from: agency.senderName,
    replyTo: { name: visitor.name, address: visitor.email },
    message: visitor.message,
  });
});

test('an offer chosen on the home page is said above the form, can be taken away, and begins the message', async ({
  page,
}) => {
  const visitor = newVisitor();
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
});
