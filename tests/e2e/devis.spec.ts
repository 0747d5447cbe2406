import { site } from '@/content/site';
import { publicToken } from '@/lib/rules/lead/mailer';
import { FIRST, LAST, LATE, line, MIDDLE, priceOf, sumOf } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor, watchMailer } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, phone, test } from '../support/visit';

test.use(phone);

test('total and next step are in view from the first tick on, and lead to the name', async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await open(page, '/devis');
    const next = page.getByRole('link', { name: /^Recevoir/ });
    await expect(next).toBeHidden();
    await expect(page.getByText('Cochez une première ligne')).toBeAttached();
    for (const [position, id] of [FIRST, MIDDLE, LAST].entries()) {
      await quoteOn(page).box(id).check();
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(
        page
          .getByText(`${position + 1} ligne`)
          .filter({ visible: true })
          .first(),
      ).toBeInViewport();
    }
    // Never a scroll inside a scroll.
    const inner = await page.getByRole('form').evaluate(
      (form) =>
        [...form.querySelectorAll('*')].filter((element) => {
          const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY);
          return isScroller && element.tagName !== 'TEXTAREA' && element.scrollHeight > element.clientHeight;
        }).length,
    );
    expect(inner).toBe(0);
    await next.click();
    const form = formOn(page, devisPage);
    await expect(form.name).toBeFocused();
    await expect(form.name).toBeInViewport({ ratio: 1 });
    await expect(form.submit).toBeInViewport();
  }
});

const asked = [FIRST, MIDDLE, LAST];

const requests = [
  {
    features: [...asked].reverse(),
    custom: ['Carte des agences', 'Carte des agences'],
    change: {},
    lines: [
      'Entreprise : Kora & Fils',
      `Fonctionnalités sélectionnées : ${asked.map((id) => line(id).name).join(', ')}`,
      'Fonctionnalités personnalisées : Carte des agences, Carte des agences',
      `Total estimé : $${sumOf(asked, 2)}`,
    ],
  },
  {
    features: [],
    custom: [],
    change: { company: '  ', message: '' },
    lines: [
      'Entreprise : Non spécifié',
      'Fonctionnalités sélectionnées : Aucune fonctionnalité sélectionnée',
      'Fonctionnalités personnalisées : Aucune fonctionnalité personnalisée',
      'Total estimé : $0',
    ],
  },
];

test('a quote arrives line by line, and is told with its sum once it has left', async ({ page }) => {
  await page.clock.install();
  for (const { features, custom, change, lines } of requests) {
    const visitor = { ...newVisitor(), ...change };
    const sent = watchMailer(page);
    await open(page, '/contact');
    await open(page, '/devis');
    for (const id of features) await quoteOn(page).box(id).check();
    for (const text of custom) await addCustom(page, text);
    const form = formOn(page, devisPage);
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(form.success).toBeVisible();

    const message = [
      `Nom : ${visitor.name}`,
      `Email : ${visitor.email}`,
      ...lines,
      `Message : ${visitor.message}`,
    ].join('\n');
    const fields = {
      sender_email: visitor.email,
      sender_name: site.mailer.senderName,
      organisation: visitor.company.trim() || 'Non spécifié',
      sujet: 'Demande de devis personnalisé',
    };
    const noms = [visitor.name, visitor.name];
    expect(sent).toEqual([
      {
        authorization: publicToken(),
        contentType: 'application/json',
        body: JSON.stringify({ ...fields, message, noms }),
      },
    ]);
    expect(await onlyMessageFrom(visitor.email)).toMatchObject({
      subject: expect.stringContaining('Demande de devis personnalisé'),
      fields: { ...fields, noms },
      message,
    });
    if (features.length === 0) continue;
    await expect(form.success).toContainText(`${priceOf(asked, 2)}, 5 lignes`);
    await page.clock.fastForward(5_000);
    await expect(page.getByText(`Envoyé, ${priceOf(asked, 2)}, 5 lignes`)).toBeInViewport();
    await expect(quoteOn(page).chosen).toHaveCount(0);
    await expect(quoteOn(page).total).toHaveText('Total estimé : $0');
  }
});

test('what is chosen while a quote is sent, and what is typed but not added, stays', async ({ page }) => {
  const form = formOn(page, devisPage);
  const quote = quoteOn(page);
  const sent = watchMailer(page);
  await open(page, '/devis');
  await fillIn(form, newVisitor());
  await quote.custom.fill('Carte des agences');
  await form.submit.click();
  await form.summary.getByRole('link', { name: /Carte des agences/ }).click();
  await expect(quote.custom).toBeFocused();
  expect(sent).toEqual([]);
  await quote.custom.press('Enter');
  await page.route('**/api/mailer/**', async (route) => {
    await quote.box(LATE).check();
    await route.continue();
  });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect(form.submit).toBeVisible();
  await expect(quote.box(LATE)).toBeChecked();
  await expect(quote.total).toHaveText(`Total estimé : ${priceOf([LATE], 1)}`);
});
