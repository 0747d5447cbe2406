import type { Page } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { offers } from '@/content/offers';
import { site } from '@/content/site';
import { formatPrice } from '@/lib/rules/format-price';
import { articles } from '../support/articles';
import { plainText } from '../support/plain-text';
import { allPaths, pages } from '../support/routes';
import { expect, test } from '../support/visit';

// As browsers that lay pages out on a server show them: no script, and no style worth the name.
test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'stylesheet')
      return route.fulfill({ contentType: 'text/css', body: '' });
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
    return route.fulfill({ response, body });
  });
});

/** All that the page says, in the order in which it is met. */
async function read(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return plainText(await page.locator('body').innerText());
}

function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `« ${part} » after ${from}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}

test('without styles every page reads from its way in to its foot, with a way to write on it', async ({
  page,
}) => {
  for (const path of allPaths) {
    const text = await read(page, path);
    const title = plainText((await page.getByRole('heading', { level: 1 }).innerText()) ?? '');
    const isArticle = path.startsWith('/blog/');
    expectInOrder(
      text,
      isArticle
        ? ['Retour au blog', title, 'Partager cet article']
        : ['Aller au contenu', site.name, ...pages.map(({ label }) => label), title, site.email, 'WhatsApp'],
    );
  }
});

test('without styles pictures and drawings keep their size, pictures their words, and every field its label', async ({
  page,
}) => {
  for (const path of allPaths) {
    await page.goto(path);
    for (const picture of await page.locator('img').all()) {
      const { width, height, alt } = await picture.evaluate((img: HTMLImageElement) => ({
        width: img.getAttribute('width'),
        height: img.getAttribute('height'),
        alt: img.getAttribute('alt'),
      }));
      expect([Number(width) > 0, Number(height) > 0, alt !== null], path).toEqual([true, true, true]);
    }
    const widths = await page
      .locator('svg')
      .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
    expect(Math.max(...widths), path).toBeLessThan(64);
    const unnamed = await page
      .locator('input:not([type=hidden]), select, textarea:not([hidden])')
      .evaluateAll((fields) => fields.filter((field) => !(field as HTMLInputElement).labels?.length).length);
    expect(unnamed, path).toBe(0);
  }
});

test('without styles the quote says every price, then its form and the ways to write', async ({ page }) => {
  const text = await read(page, '/devis');
  expectInOrder(text, [
    ...catalogue.flatMap(({ name, note, priceUsd }) =>
      [name, note ?? [], formatPrice(priceUsd)].flat().map(plainText),
    ),
    'Votre navigateur bloque les scripts',
    site.email,
    'WhatsApp',
    'Nom',
    'E-mail',
    'Ajouter un mot',
    'Envoyer ma demande de devis',
    'Votre estimation',
  ]);
  const boxes = await page.getByRole('checkbox').count();
  expect(boxes).toBe(catalogue.length);
});

test('without styles the contact page says its form, then how to write without it', async ({ page }) => {
  expectInOrder(await read(page, '/contact'), [
    'Votre navigateur bloque les scripts',
    site.email,
    'Nom',
    'E-mail',
    'Entreprise',
    'Message',
    'Envoyer le message',
    'Nous joindre directement.',
    site.email,
    site.phone,
  ]);
});

test('without styles the home page says the offers with their prices, and the blog all its articles', async ({
  page,
}) => {
  expectInOrder(
    await read(page, '/'),
    offers.flatMap(({ title, priceUsd }) => [plainText(title), plainText(formatPrice(priceUsd))]),
  );
  const blog = await read(page, '/blog');
  for (const { title } of articles) expect(blog).toContain(plainText(title));
});
