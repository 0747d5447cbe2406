import { site } from '@/content/site';
import { publicToken } from '@/lib/rules/lead/mailer';
import {
  contactPage,
  fillIn,
  formOn,
  holdMailer,
  newVisitor,
  readFields,
  watchMailer,
} from '../support/forms';
import { messagesFrom, onlyMessageFrom } from '../support/mailbox';
import { expect, open, phone, test } from '../support/visit';
import { labelOf } from '../support/routes';

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
    sender_name: site.mailer.senderName,
    organisation: visitor.company,
    sujet: 'Envoie depuis la page contact',
    message: visitor.message,
    noms: [visitor.name, visitor.name],
  };
  expect(sent).toEqual([
    { authorization: publicToken(), contentType: 'application/json', body: JSON.stringify(body) },
  ]);
  const received = await onlyMessageFrom(visitor.email);
  const { message, ...fields } = body;
  expect(received).toEqual({
    subject: `Message de ${visitor.name} (${visitor.company})`,
    from: site.mailer.senderName,
    replyTo: { name: visitor.name, address: visitor.email },
    fields,
    message,
  });
});

test('an address that is none is refused with every word kept; a message without company is « Non spécifié »', async ({
  page,
}) => {
  const visitor = { ...newVisitor(), company: '   ' };
  const sent = watchMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  for (const email of ['awa', 'awa@', 'awa ndiaye@client.example', 'awa@client..example']) {
    await fillIn(form, { ...visitor, email });
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await form.summary.getByRole('link').click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toBeInViewport();
    await expect(form.email).toHaveAccessibleDescription(/nom@exemple\.com/);
    expect(await readFields(form)).toEqual({ ...visitor, email });
  }
  expect(sent).toEqual([]);
  await form.email.fill(visitor.email);
  await expect(form.summary).toHaveCount(0);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await onlyMessageFrom(visitor.email)).fields.organisation).toBe('Non spécifié');
});

test('a double click, Enter twice, two submits at once: one message each', async ({ page }) => {
  await page.clock.install();
  const sent = watchMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  const ways = {
    dblclick: () => form.submit.dblclick(),
    enter: async () => {
      await form.email.press('Enter');
      await form.email.press('Enter');
    },
    twice: () =>
      form.form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      }),
  };
  for (const [index, press] of Object.values(ways).entries()) {
    const visitor = newVisitor();
    const mailer = await holdMailer(page);
    await fillIn(form, visitor);
    await press();
    await expect(form.sending).toBeDisabled();
    mailer.release();
    await expect(form.success).toBeVisible();
    expect(sent).toHaveLength(index + 1);
    expect(await messagesFrom(visitor.email)).toHaveLength(1);
    await page.clock.fastForward(5_000);
    await expect(form.submit).toBeVisible();
  }
});

test('the errors of a form that is left are not said of the next page', async ({ page }) => {
  await open(page, '/contact');
  await formOn(page, contactPage).submit.click();
  await expect(page).toHaveTitle(/^Erreur\s: /);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/services') })
    .click();
  await expect(page).toHaveURL('/services');
  await expect(page).not.toHaveTitle(/Erreur/);
});
