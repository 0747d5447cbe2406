import { type Page } from 'playwright/test';
import { site } from '@/content/site';
import { publicToken } from '@/lib/mailer/config';
import {
  devisPage,
  fillIn,
  formOn,
  holdMailer,
  newVisitor,
  readFields,
  watchMailer,
  type Visitor,
} from '../support/forms';
import { messagesFrom, onlyMessageFrom } from '../support/mailbox';
import { expect, open, stopClock, test } from '../support/visit';

const DESKTOP = { tag: '@desktop' };

// The specification's catalogue, id and price in US dollars, beside the name a visitor reads.
const catalogue: Record<string, [id: string, name: string, priceUsd: number][]> = {
  Web: [
    ['landing-page', 'Landing page', 50],
    ['responsive-design', 'Design responsive', 100],
    ['contact-form', 'Formulaire de contact', 50],
    ['seo-basic', 'SEO de base', 20],
    ['seo-advanced', 'SEO avancé', 50],
    ['cms', 'Gestion de contenu (CMS)', 99],
    ['social-integration', 'Réseaux sociaux', 50],
    ['analytics', 'Statistiques de visite', 30],
    ['multi-language', 'Site multilingue', 79],
    ['blog', 'Blog', 100],
  ],
  Mobile: [
    ['mobile-app', 'Application mobile', 1600],
    ['mobile-ios', 'Application iOS', 799],
    ['mobile-android', 'Application Android', 799],
    ['store-publication', 'Publication sur les stores', 200],
  ],
  'E-commerce': [
    ['e-commerce', 'Boutique en ligne', 899],
    ['e-commerce-advanced', 'Boutique en ligne avancée', 1700],
  ],
  Développement: [
    ['api-integration', 'Intégration d’API', 499],
    ['payment-integration', 'Paiement en ligne', 499],
    ['database', 'Base de données', 399],
    ['admin-panel', 'Espace d’administration', 399],
  ],
  Infrastructure: [
    ['hosting', 'Hébergement', 99],
    ['hosting-premium', 'Hébergement premium', 149],
    ['backup', 'Sauvegardes', 150],
    ['custom-domain', 'Nom de domaine', 29],
  ],
  Support: [
    ['support-3months', 'Support 3 mois', 49],
    ['support-6months', 'Support 6 mois', 99],
    ['chat-support', 'Support par chat', 150],
  ],
  Marketing: [['newsletter', 'Newsletter', 100]],
  Sécurité: [['ssl-certificate', 'Certificat SSL', 20]],
};

const features = Object.values(catalogue).flat();

/** As a reader sees it: a narrow no-break space between thousands. */
const shown = (priceUsd: number) => `$${String(priceUsd).replace(/(\d)(\d{3})$/, '$1\u202f$2')}`;

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^${name.replace(/[()]/g, '\\$&').replace(/ /g, '\\s')}\\s*\\$`),
  });
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: box(page, name) });
const total = (page: Page) => page.getByRole('status').filter({ hasText: 'Total estimé' });
const customField = (page: Page) => page.getByRole('textbox', { name: /ce qui manque/ });
const customList = (page: Page) => page.getByRole('list', { name: 'Fonctionnalités ajoutées' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter', exact: true });

async function expectTotal(page: Page, priceUsd: number) {
  await expect(total(page)).toHaveText(`Total estimé : ${shown(priceUsd)}`);
  await expect(
    page.getByText(shown(priceUsd), { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
}

test('29 features in eight categories, each at its price', DESKTOP, async ({ page }) => {
  await open(page, '/devis');
  for (const [category, rows] of Object.entries(catalogue)) {
    const found = await page
      .getByRole('group', { name: category, exact: true })
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((element) => {
          const input = element as HTMLInputElement;
          return [input.value, input.labels?.[0]?.textContent?.replace(/\u00a0/g, ' ')];
        }),
      );
    expect(found).toEqual(rows.map(([id, name, priceUsd]) => [id, `${name} ${shown(priceUsd)}`]));
  }
  await expect(page.getByRole('checkbox')).toHaveCount(29);
});

test('every feature can be chosen and the total is the sum of all prices', DESKTOP, async ({ page }) => {
  await open(page, '/devis');
  await expectTotal(page, 0);
  let sum = 0;
  for (const [, name, priceUsd] of features) {
    await box(page, name).check();
    sum += priceUsd;
    await expect(total(page)).toHaveText(`Total estimé : ${shown(sum)}`);
  }
  expect(sum).toBe(9266);
});

test('a press on a feature chooses it, a second one takes it back', async ({ page }) => {
  await open(page, '/devis');
  const label = page.getByText('Gestion de contenu (CMS)').first();
  await label.click();
  await expect(box(page, 'Gestion de contenu (CMS)')).toBeChecked();
  await expectTotal(page, 99);
  await label.click();
  await expect(box(page, 'Gestion de contenu (CMS)')).not.toBeChecked();
  await expectTotal(page, 0);
});

test('a chosen feature can be taken back from the estimate', DESKTOP, async ({ page }) => {
  await open(page, '/devis');
  await box(page, 'Application mobile').check();
  await box(page, 'Certificat SSL').check();
  await expectTotal(page, 1620);
  await page.getByRole('button', { name: 'Retirer Application mobile de l’estimation' }).click();
  await expect(box(page, 'Application mobile')).not.toBeChecked();
  await expectTotal(page, 20);
});

test('nothing that the keyboard reaches hides under the bar of the total', DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/devis');
  const bar = page.getByRole('link', { name: 'Voir mon estimation' });
  const stops = [
    ...features.map(([, name]) => ({ control: box(page, name), seen: rowOf(page, name) })),
    { control: customField(page), seen: customField(page) },
    { control: addButton(page), seen: addButton(page) },
  ];
  await customField(page).focus();
  await box(page, 'Landing page').focus();
  for (const { control, seen } of stops) {
    await expect(control).toBeFocused();
    const [place, edge] = [await seen.boundingBox(), await bar.boundingBox()];
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    await page.keyboard.press('Tab');
  }
});

test('the page says that prices are estimates', async ({ page }) => {
  await open(page, '/devis');
  await expect(page.getByText('Prix estimatifs, confirmés après échange.')).toBeVisible();
});

test('Enter and « Ajouter » add features in the visitor’s words, for 100 dollars each', async ({ page }) => {
  await open(page, '/devis');
  await customField(page).fill('  Carte des agences ');
  await customField(page).press('Enter');
  await expect(customField(page)).toHaveValue('');
  await customField(page).fill('Export comptable');
  await addButton(page).click();
  await expect(customList(page).getByRole('listitem')).toHaveText([
    /^Carte des agences×$/,
    /^Export comptable×$/,
  ]);
  await expectTotal(page, 200);
  await expect(customField(page)).toBeFocused();
  await expect(page).toHaveURL(/^[^?]*\/devis#plus=/);
});

test('an empty feature is ignored, the same one may come twice, × takes out the right one', async ({
  page,
}) => {
  await open(page, '/devis');
  await customField(page).press('Enter');
  await customField(page).fill('   ');
  await addButton(page).click();
  await expect(customList(page)).toHaveCount(0);
  await expectTotal(page, 0);
  for (const text of ['Carte', 'Agenda', 'Carte']) {
    await customField(page).fill(text);
    await customField(page).press('Enter');
  }
  await expectTotal(page, 300);
  await page.getByRole('button', { name: 'Retirer Carte', exact: true }).last().click();
  await expect(customList(page).getByRole('listitem')).toHaveText([/^Carte/, /^Agenda/]);
  await page.getByRole('button', { name: 'Retirer Carte', exact: true }).click();
  await expect(customList(page).getByRole('listitem')).toHaveText([/^Agenda/]);
  await expectTotal(page, 100);
  await page.getByRole('button', { name: 'Retirer Agenda', exact: true }).click();
  await expect(customList(page)).toHaveCount(0);
  await expectTotal(page, 0);
});

type Request = {
  what: string;
  features: string[];
  custom: string[];
  change?: Partial<Visitor>;
  lines: (visitor: Visitor) => string[];
};

const requests: Request[] = [
  {
    what: 'several features, two of the visitor’s own',
    features: ['Application mobile', 'Formulaire de contact', 'Certificat SSL'],
    custom: ['Carte des agences', 'Export comptable'],
    lines: ({ company, message }) => [
      `Entreprise : ${company}`,
      'Fonctionnalités sélectionnées : Formulaire de contact, Application mobile, Certificat SSL',
      'Fonctionnalités personnalisées : Carte des agences, Export comptable',
      'Total estimé : $1870',
      `Message : ${message}`,
    ],
  },
  {
    what: 'nothing chosen, no company, no message',
    features: [],
    custom: [],
    change: { company: '  ', message: '' },
    lines: () => [
      'Entreprise : Non spécifié',
      'Fonctionnalités sélectionnées : Aucune fonctionnalité sélectionnée',
      'Fonctionnalités personnalisées : Aucune fonctionnalité personnalisée',
      'Total estimé : $0',
      'Message : ',
    ],
  },
  {
    what: 'only features of the visitor’s own, twice the same',
    features: [],
    custom: ['Carte', 'Carte'],
    lines: ({ company, message }) => [
      `Entreprise : ${company}`,
      'Fonctionnalités sélectionnées : Aucune fonctionnalité sélectionnée',
      'Fonctionnalités personnalisées : Carte, Carte',
      'Total estimé : $200',
      `Message : ${message}`,
    ],
  },
];

for (const { what, features: names, custom, change, lines } of requests) {
  test(`a quote arrives line by line: ${what}`, async ({ page }) => {
    const visitor = { ...newVisitor(), ...change };
    const sent = watchMailer(page);
    await open(page, '/devis');
    for (const name of names) await box(page, name).check();
    for (const text of custom) {
      await customField(page).fill(text);
      await customField(page).press('Enter');
    }
    const form = formOn(page, devisPage);
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(form.success).toBeVisible();

    const message = [`Nom : ${visitor.name}`, `Email : ${visitor.email}`, ...lines(visitor)].join('\n');
    const body = {
      sender_email: visitor.email,
      sender_name: site.mailer.senderName,
      organisation: visitor.company.trim() || 'Non spécifié',
      sujet: 'Demande de devis personnalisé',
      message,
      noms: [visitor.name, visitor.name],
    };
    expect(sent).toEqual([
      { authorization: publicToken(), contentType: 'application/json', body: JSON.stringify(body) },
    ]);
    const received = await onlyMessageFrom(visitor.email);
    expect(received.subject).toBe('Demande de devis personnalisé');
    expect(received.fields).toEqual({
      sender_email: body.sender_email,
      sender_name: body.sender_name,
      organisation: body.organisation,
      sujet: body.sujet,
      noms: body.noms,
    });
    expect(received.message).toBe(message);
  });
}

test('only name and e-mail are asked for', async ({ page }) => {
  const sent = watchMailer(page);
  await open(page, '/devis');
  const form = formOn(page, devisPage);
  await expect(form.email).toHaveAttribute('type', 'email');
  await box(page, 'Blog').check();
  await form.message.fill('Bonjour');
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur\s: Devis/);
  const cases = [
    { field: form.name, error: 'Saisissez votre nom.' },
    { field: form.email, error: 'Saisissez votre adresse e-mail.' },
  ];
  await expect(form.summary.getByRole('link')).toHaveText(cases.map(({ error }) => error));
  for (const { field, error } of cases) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`Erreur : ${error}`);
    await form.summary.getByRole('link', { name: error }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  await expect(form.message).toHaveValue('Bonjour');
  await expect(box(page, 'Blog')).toBeChecked();
  const share = page.getByRole('link', { name: 'WhatsApp' }).filter({ visible: true }).first();
  await expect(share).not.toHaveAttribute('href', /Erreur/);
  expect(sent).toEqual([]);
});

test('a feature typed but not added is asked about rather than lost', DESKTOP, async ({ page }) => {
  const visitor = newVisitor();
  const sent = watchMailer(page);
  await open(page, '/devis');
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await customField(page).fill('Carte des agences');
  await form.submit.click();
  await form.summary.getByRole('link', { name: /Carte des agences/ }).click();
  await expect(customField(page)).toBeFocused();
  await expect(customField(page)).toHaveAccessibleDescription(/Ajoutez la fonctionnalité/);
  expect(sent).toEqual([]);
  await customField(page).press('Enter');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await onlyMessageFrom(visitor.email)).message).toContain('personnalisées : Carte des agences\n');
});

test('while the quote leaves, the button says so; a double click sends one', async ({ page }) => {
  const visitor = newVisitor();
  const sent = watchMailer(page);
  const mailer = await holdMailer(page);
  await open(page, '/devis');
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.dblclick();
  await expect(form.sending).toBeDisabled();
  await form.name.press('Enter');
  mailer.release();
  await expect(form.success).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await messagesFrom(visitor.email)).toHaveLength(1);
});

test('the confirmation stays five seconds, then everything is clear for another quote', async ({ page }) => {
  await page.clock.install();
  await open(page, '/devis');
  await stopClock(page);
  const form = formOn(page, devisPage);
  await box(page, 'Newsletter').check();
  await customField(page).fill('Carte');
  await customField(page).press('Enter');
  await expect(total(page)).toHaveText('Total estimé : $200');
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(form.name).toBeHidden();
  await page.clock.runFor(4_999);
  await expect(form.success).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.success).toBeHidden();
  await expect(form.submit).toBeEnabled();
  expect(await readFields(form)).toEqual({ name: '', email: '', company: '', message: '' });
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(customList(page)).toHaveCount(0);
  await expectTotal(page, 0);
});
