import { startBareHost, type BareHost } from '../support/bare-host';
import { expect, wake, test as visit } from '../support/visit';

const test = visit.extend<{ bareHost: BareHost }>({
  bareHost: async ({ tolerate }, provide) => {
    // The browser itself reports the status of the page it was asked for.
    tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request: .* 404$/, /status of 404/);
    const host = await startBareHost();
    await provide(host);
    await host.stop();
  },
});

const spoilt = [
  { asked: '/devis).', path: '/devis' },
  { asked: '/devis »', path: '/devis' },
  { asked: '/à-propos?de=chat', path: '/about?de=chat' },
  { asked: '/Réalisations/', path: '/portfolio' },
  { asked: '/tarifs', path: '/#tarifs' },
  { asked: '/blog/7EF585A2-3c08...', path: '/blog/7ef585a2-3c08-4334-bf0c-a02831c8a1f8' },
];

for (const { asked, path } of spoilt) {
  test(`on a host without rules, ${asked} goes to ${path} at once`, async ({ page, bareHost }) => {
    await page.goto(bareHost.origin + asked);
    await page.waitForURL(bareHost.origin + path);
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/introuvable|non trouvé/);
  });
}

test('a typing mistake is asked about, and nobody is sent anywhere', async ({ page, bareHost }) => {
  await page.goto(`${bareHost.origin}/conctat`);
  const question = page.getByText('Vouliez-vous dire Contact\u202f?').filter({ visible: true });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(`${bareHost.origin}/conctat`);
  await question.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${bareHost.origin}/contact`);
});

test('an article whose id has a letter wrong is offered by its title', async ({ page, bareHost }) => {
  await page.goto(`${bareHost.origin}/blog/7ef585a2-3c08-4334-bf0c-a02831c8a1f9`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article non trouvé');
  await page.getByText('Vouliez-vous dire').filter({ visible: true }).getByRole('link').click();
  await expect(page).toHaveURL(`${bareHost.origin}/blog/7ef585a2-3c08-4334-bf0c-a02831c8a1f8`);
});
