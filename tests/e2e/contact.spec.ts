import { site } from '@/content/site';
import { publicToken } from '@/lib/mailer/config';
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
import { expect, open, stopClock, test } from '../support/visit';

const EMPTY = { name: '', email: '', company: '', message: '' };
const DESKTOP = { tag: '@desktop' };

test('a message arrives at the mailer with its six fields, in order, under the site’s token', async ({
  page,
}) => {
  const visitor = newVisitor();
  const sent = watchMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await fillIn(form, visitor);
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
    {
      authorization: publicToken(),
      contentType: 'application/json',
      body: JSON.stringify(body),
    },
  ]);
  const received = await onlyMessageFrom(visitor.email);
  const { message, ...fields } = body;
  expect(received).toEqual({
    subject: 'Envoie depuis la page contact',
    from: site.mailer.senderName,
    replyTo: { name: visitor.name, address: visitor.email },
    fields,
    message,
  });
});

test('a visitor without a company is « Non spécifié »', DESKTOP, async ({ page }) => {
  const visitor = { ...newVisitor(), company: '   ' };
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await fillIn(form, visitor);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await onlyMessageFrom(visitor.email)).fields.organisation).toBe('Non spécifié');
});

test('spaces around what was typed are left out', DESKTOP, async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await form.name.fill(`  ${visitor.name}\t`);
  await form.email.fill(`  ${visitor.email}  `);
  await form.company.fill(`  ${visitor.company} `);
  await form.message.fill(`\n\n  ${visitor.message}  \n`);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const { fields, message } = await onlyMessageFrom(visitor.email);
  expect(fields.noms).toEqual([visitor.name, visitor.name]);
  expect(fields.sender_email).toBe(visitor.email);
  expect(fields.organisation).toBe(visitor.company);
  expect(message).toBe(visitor.message);
});

test('name, e-mail and message are asked for; the company is not', async ({ page }) => {
  const sent = watchMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await expect(form.email).toHaveAttribute('type', 'email');
  await form.company.fill('Kora & Fils');
  await form.submit.click();

  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Saisissez votre nom.',
    'Saisissez votre adresse e-mail.',
    'Écrivez votre message.',
  ]);
  const cases = [
    { field: form.name, error: 'Saisissez votre nom.' },
    { field: form.email, error: 'Saisissez votre adresse e-mail.' },
    { field: form.message, error: 'Écrivez votre message.' },
  ];
  for (const { field, error } of cases) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`Erreur : ${error}`);
    await form.summary.getByRole('link', { name: error }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  await expect(form.company).not.toHaveAttribute('aria-invalid');
  expect(await readFields(form)).toEqual({ ...EMPTY, company: 'Kora & Fils' });
  expect(sent).toEqual([]);
});

test('only spaces count as nothing', DESKTOP, async ({ page }) => {
  const sent = watchMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await fillIn(form, { ...newVisitor(), name: '   ', message: ' \n ' });
  await form.submit.click();
  await expect(form.summary.getByRole('link')).toHaveText(['Saisissez votre nom.', 'Écrivez votre message.']);
  expect(sent).toEqual([]);
});

for (const email of ['awa', 'awa@', '@client.example', 'awa ndiaye@client.example', 'awa@client..example']) {
  test(`« ${email} » is refused as an e-mail address`, DESKTOP, async ({ page }) => {
    const visitor = { ...newVisitor(), email };
    const sent = watchMailer(page);
    await open(page, '/contact');
    const form = formOn(page, contactPage);
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(/nom@exemple\.com/);
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.name).not.toHaveAttribute('aria-invalid');
    expect(await readFields(form)).toEqual(visitor);
    expect(sent).toEqual([]);
  });
}

test('a corrected message leaves, and its errors with it, in the title too', DESKTOP, async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  const title = await page.title();
  await form.submit.click();
  await expect(form.summary).toBeVisible();
  await expect(page).toHaveTitle(`Erreur : ${title}`);
  await fillIn(form, visitor);
  await expect(page).toHaveTitle(`Erreur : ${title}`);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect(page).toHaveTitle(title);
  await onlyMessageFrom(visitor.email);
});

test('while the message leaves, the button says so and cannot be pressed', async ({ page }) => {
  const mailer = await holdMailer(page);
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.submit).toHaveCount(0);
  mailer.release();
  await expect(form.success).toBeVisible();
});

const impatience = [
  { how: 'a double click', press: 'dblclick' },
  { how: 'Enter pressed twice', press: 'Enter' },
  { how: 'two submits in the same instant', press: 'twice' },
] as const;

for (const { how, press } of impatience) {
  test(`${how} sends one message`, DESKTOP, async ({ page }) => {
    const visitor = newVisitor();
    const sent = watchMailer(page);
    const mailer = await holdMailer(page);
    await open(page, '/contact');
    const form = formOn(page, contactPage);
    await fillIn(form, visitor);
    if (press === 'dblclick') await form.submit.dblclick();
    if (press === 'Enter') {
      await form.email.press('Enter');
      await form.email.press('Enter');
    }
    if (press === 'twice') {
      await form.form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      });
    }
    await expect(form.sending).toBeVisible();
    mailer.release();
    await expect(form.success).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await messagesFrom(visitor.email)).toHaveLength(1);
  });
}

test('the confirmation stays five seconds, then the form comes back empty', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  await stopClock(page);
  const form = formOn(page, contactPage);
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(form.form).toBeHidden();
  await page.clock.runFor(4_999);
  await expect(form.success).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.success).toBeHidden();
  await expect(form.submit).toBeEnabled();
  expect(await readFields(form)).toEqual(EMPTY);
});

test('a second message can follow the first', DESKTOP, async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  for (const visitor of [newVisitor(), newVisitor()]) {
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(form.submit).toBeVisible();
    await onlyMessageFrom(visitor.email);
  }
});

test('the errors of a form that is left are not said of the next page', DESKTOP, async ({ page }) => {
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await form.submit.click();
  await expect(page).toHaveTitle(/^Erreur\s: Contact/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle(/^Services/);
});
