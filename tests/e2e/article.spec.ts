import { type Page } from 'playwright/test';
import { articles } from '@/content/articles';
import { formatDate } from '@/lib/format-date';
import { expect, open, stopClock, test, watchRequests } from '../support/visit';

const DESKTOP = { tag: '@desktop' };
const TOAST = 'Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.';

const published = (id: string) => `https://ateliertrame.example/blog/${id}`;
const sharing = (page: Page) => page.getByRole('region', { name: 'Partager cet article' });
const whatsApp = (page: Page) => sharing(page).getByRole('link', { name: 'WhatsApp' });
const instagram = (page: Page) => sharing(page).getByRole('button', { name: 'Instagram' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: TOAST });

const article = articles.find(({ title }) => title.startsWith('Mobile Money'));
if (!article) throw new Error('the article these tests read is gone');
const address = `/blog/${article.id}`;

const longDates: Record<string, string> = {
  '2024-11-18': '18 novembre 2024',
  '2024-10-22': '22 octobre 2024',
  '2024-09-24': '24 septembre 2024',
  '2024-06-11': '11 juin 2024',
};

for (const {
  id,
  title,
  excerpt,
  author,
  date,
  readTime,
  category,
  views,
  likes,
  comments,
  tags,
  image,
} of articles) {
  test(
    `« ${title} » shows who wrote it, when, how long it reads and how it was received`,
    DESKTOP,
    async ({ page }) => {
      await open(page, `/blog/${id}`);
      await expect(page).toHaveTitle(`${title} | Blog Atelier Trame`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      for (const text of [category, excerpt, author, `${readTime} de lecture`])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      expect(formatDate(date)).toBe(longDates[date]);
      await expect(main.getByRole('time').first()).toHaveText(longDates[date] ?? '');
      await expect(main.getByText(/^[\d\s]+ vues$/)).toHaveText(
        new RegExp(`^${String(views).replace(/(\d)(\d{3})$/, '$1\\s$2')} vues$`),
      );
      await expect(main.getByRole('button', { name: /j’aime/ })).toHaveText(`${likes} j’aime`);
      await expect(main.getByRole('button', { name: /commentaires/ })).toHaveText(`${comments} commentaires`);
      await expect(main.getByRole('img', { name: image.alt })).toBeVisible();
      await expect(main.getByRole('list', { name: 'Mots-clés' }).first().getByRole('listitem')).toHaveText(
        tags,
      );
      expect(
        await main.getByRole('article').first().getByRole('heading', { level: 2 }).count(),
      ).toBeGreaterThan(2);
    },
  );

  test(`« ${title} » can be shared by links of its own`, DESKTOP, async ({ page }) => {
    await page.goto(`/blog/${id}`);
    const links = await sharing(page)
      .getByRole('link')
      .evaluateAll((elements) =>
        elements.map((element) => [
          element.textContent,
          decodeURIComponent((element as HTMLAnchorElement).href),
        ]),
      );
    expect(links).toEqual([
      ['WhatsApp', `https://wa.me/?text=${title} ${published(id)}`],
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${published(id)}`],
      ['X', `https://x.com/intent/post?text=${title}&url=${published(id)}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${published(id)}`],
    ]);
    for (const link of await sharing(page).getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test(`« ${title} » suggests at most three others of its category`, DESKTOP, async ({ page }) => {
    await page.goto(`/blog/${id}`);
    const related = articles.filter((other) => other.category === category && other.id !== id).slice(0, 3);
    const section = page.getByRole('region', { name: 'À lire aussi' });
    await expect(section).toHaveCount(related.length > 0 ? 1 : 0);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(related.map((other) => other.title));
  });
}

test('at least one pair of articles suggest each other', DESKTOP, () => {
  const categories = articles.map(({ category }) => category);
  expect(new Set(categories).size).toBeLessThan(categories.length);
});

test('the way back leads to the list', async ({ page }) => {
  await open(page, address);
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('status')).toHaveText('4 article(s) trouvé(s)');
});

test('a preview of the article is made of its title, excerpt and picture', DESKTOP, async ({ page }) => {
  await page.goto(address);
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content');
  for (const network of ['og', 'twitter']) {
    expect(await meta(`${network}:title`)).toBe(article.title);
    expect(await meta(`${network}:description`)).toBe(article.excerpt);
    expect(await meta(`${network}:image`)).toMatch(/^https:\/\/ateliertrame\.example\/og\/mobile-money/);
  }
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(published(article.id));
});

test('« Sauvegarder », likes and comments can be reached and do nothing', async ({ page }) => {
  await open(page, address);
  const buttons = page.getByRole('button', { name: /Sauvegarder|j’aime|commentaires/ });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) {
    await button.focus();
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
  }
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.getByRole('main').innerText();
  for (const button of await buttons.all()) {
    await button.press('Enter');
    await button.click({ force: true });
  }
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(address);
});

test('the newsletter closes the article', DESKTOP, async ({ page }) => {
  await open(page, address);
  await expect(page.getByRole('textbox', { name: 'Votre e-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: "S'abonner" })).toBeDisabled();
});

test('sharing opens the network beside the article', DESKTOP, async ({ page, context, tolerate }) => {
  tolerate(/^other origin: https:\/\/(wa\.me|www\.facebook\.com|x\.com|www\.linkedin\.com)\//);
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>réseau' }));
  await open(page, address);
  for (const link of await sharing(page).getByRole('link').all()) {
    const popup = page.waitForEvent('popup');
    await link.click();
    expect((await popup).url()).toBe(await link.evaluate((element: HTMLAnchorElement) => element.href));
    await (await popup).close();
  }
  await expect(page).toHaveURL(address);
});

/** Gives the browser a share sheet that ends as told; tells what it was handed. */
async function stubShare(page: Page, ending: 'done' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((how) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        shared.push(data);
        return how === 'done' ? Promise.resolve() : Promise.reject(new DOMException('stub', how));
      },
    });
  }, ending);
  return () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
}

for (const ending of ['done', 'AbortError'] as const) {
  test(`where the device shares, its own sheet opens and nothing else does (${ending})`, async ({
    page,
    context,
  }) => {
    const shared = await stubShare(page, ending);
    await open(page, address);
    await whatsApp(page).click();
    await expect.poll(shared).toEqual([{ title: article.title, url: published(article.id) }]);
    expect(context.pages()).toHaveLength(1);
    await expect(page).toHaveURL(address);
  });
}

test('when the device fails to share, the messaging app opens instead', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/^other origin: https:\/\/wa\.me\//);
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>réseau' }));
  await stubShare(page, 'NotAllowedError');
  await open(page, address);
  const popup = page.waitForEvent('popup');
  await whatsApp(page).click();
  await expect
    .poll(async () => decodeURIComponent((await popup).url()))
    .toBe(`https://wa.me/?text=${article.title} ${published(article.id)}`);
});

test('Instagram copies the link and says so for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
  await instagram(page).click();
  await expect(toast(page)).toHaveText(TOAST);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(published(article.id));
  await page.clock.runFor(2_999);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(TOAST)).toHaveCount(0);
});

test('where copying is refused, the link shows selected, and nothing pretends it was copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('stub', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    document.execCommand = () => false;
  });
  await open(page, address);
  await instagram(page).click();
  const field = page.getByRole('textbox', { name: 'Copiez ce lien' });
  await expect(field).toHaveValue(published(article.id));
  await expect(field).toBeFocused();
  expect(
    await field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      value.slice(selectionStart ?? 0, selectionEnd ?? 0),
    ),
  ).toBe(published(article.id));
  await expect(page.getByText(TOAST)).toHaveCount(0);
});
