import { catalogue } from '@/content/catalogue';
import { articleCategories } from '@/content/categories';
import { agency } from '@/content/agency';
import { formatDate } from '@/lib/rules/format-date';
import { featuredArticle, line, MIDDLE, priceOf, wordOf } from '../support/chosen';
import { contactPage, devisPage, formOn } from '../support/forms';
import { holdScripts } from '../support/hold-scripts';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { labelOf, pages } from '../support/routes';
import { expect, open, test } from '../support/visit';
import { blogPage } from '@/content/pages/blog';

// Names, roles, order and states as a screen reader tells them, and nothing besides: what changes here is heard.

const linksToPages = pages
  .map(({ label }) => `- listitem:\n            - link "${label}"`)
  .join('\n          ');

/** A feature with its price. */
const heardAs = (id: string) =>
  plainText([line(id).name, line(id).note, priceOf([id])].filter(Boolean).join(' '));

test('the bar, and the menu of narrow screens, say where they lead and which page is read', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await open(page, '/services');
  await expect(bar).toMatchAriaSnapshot(`
    - banner:
      - /children: deep-equal
      - link "${agency.name}"
      - navigation "Navigation principale":
        - list:
          ${linksToPages}
  `);
  const current = bar.getByRole('link', { name: labelOf('/services') });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(bar.locator('[aria-current]:visible')).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar).toMatchAriaSnapshot(`
    - banner:
      - /children: deep-equal
      - link "${agency.name}"
      - group: Ouvrir le menu
  `);
  await bar.locator('summary').click();
  await expect(bar.getByRole('group')).toMatchAriaSnapshot(`
    - group:
      - /children: deep-equal
      - text: Fermer le menu
      - navigation "Menu":
        - list:
          ${linksToPages}
        - list "Réseaux sociaux (bientôt)":
          ${agency.announcedNetworks.map((name) => `- listitem:\n            - button "${name}" [disabled]`).join('\n          ')}
      - link "Composer mon devis"
  `);
});

test('the contact form asks for what it needs, then says what is missing, though it was pressed before its scripts came', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(contactPage.path);
  const { form, message, submit, summary } = formOn(page, contactPage);
  await submit.click();
  scripts.release();
  await expect(summary).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - form "Formulaire de contact":
      - alert "Il reste 3 points à corriger":
        - heading "Il reste 3 points à corriger" [level=3]
        - list:
          - listitem:
            - link "Saisissez votre nom."
          - listitem:
            - link "Saisissez votre adresse e-\u2060mail."
          - listitem:
            - link "Écrivez votre message."
      - text: Nom
      - paragraph: "Erreur : Saisissez votre nom."
      - textbox "Nom" [invalid]
      - text: E-mail
      - paragraph: "Erreur : Saisissez votre adresse e-\u2060mail."
      - textbox "E-mail" [invalid]
      - text: Entreprise (facultatif)
      - textbox "Entreprise (facultatif)"
      - text: Message
      - paragraph: "Erreur : Écrivez votre message."
      - textbox "Message" [invalid]
      - button "Envoyer le message"
      - paragraph:
        - link "Ce que nous gardons de votre message"
  `);
  await summary.getByRole('link').last().click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
});

test('the quote says the price of each feature and what is chosen, the total, each line and what can be done with it', async ({
  page,
}) => {
  await open(page, devisPage.path);
  await page.getByRole('radio', { name: 'Dollar' }).check();
  const { category } = line(MIDDLE);
  const ids = catalogue.filter((one) => one.category === category).map(({ id }) => id);
  await quoteOn(page).box(MIDDLE).check();
  await addCustom(page, 'Carte des agences');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(group(category)).toMatchAriaSnapshot(`
    - group "${category}":
      - paragraph: 1 choix sur ${ids.length}
      - list:${ids
        .map(
          (id) => `
        - listitem:
          - checkbox "${heardAs(id)}" [checked${id === MIDDLE ? '' : '=false'}]`,
        )
        .join('')}
  `);
  await expect(group('Fonctionnalités sur mesure')).toMatchAriaSnapshot(`
    - group "Fonctionnalités sur mesure":
      - paragraph: /^.100 chacune, à titre indicatif/
      - textbox "Décrivez en quelques mots ce qui manque à la liste"
      - button "Ajouter"
      - list "Fonctionnalités ajoutées":
        - listitem:
          - text: Carte des agences
          - button "Retirer Carte des agences"
  `);
  const name = plainText(line(MIDDLE).name);
  await expect(page.getByRole('form', { name: devisPage.name })).toMatchAriaSnapshot(`
    - heading "Votre estimation" [level=2]
    - paragraph: ${priceOf([MIDDLE], 1)}
    - paragraph: /^Prix estimatifs hors taxes/
    - heading "${category}" [level=3]
    - list "${category}":
      - listitem:
        - text: ${name} ${priceOf([MIDDLE])}
        - button "Retirer ${name} de l’estimation"
    - heading "Sur mesure" [level=3]
    - list "Sur mesure":
      - listitem:
        - text: Carte des agences ${priceOf([], 1)}
        - button "Retirer Carte des agences de l’estimation"
    - link "WhatsApp"
    - button "Copier le lien"
    - button "Copier le texte"
    - button "Imprimer / PDF"
  `);
});

test('the blog says how to narrow its list, what is found, and what each article is', async ({ page }) => {
  await open(page, '/blog');
  const main = page.getByRole('main');
  await page.getByRole('searchbox').fill(wordOf(featuredArticle));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(main).toMatchAriaSnapshot(`
    - heading "${plainText(blogPage.header.title)}" [level=1]
    - search "Articles":
      - searchbox "Rechercher un article": ${wordOf(featuredArticle)}
      - button "Rechercher"
      - combobox "Catégorie":
        - option "Tous" [selected]
        ${articleCategories.map((name) => `- option "${name}"`).join('\n        ')}
    - status: 1 article(s) trouvé(s)
    - region "À la une":
      - /children: equal
      - heading "À la une" [level=2]
      - article:
        - paragraph: ${featuredArticle.category}
        - heading [level=3]:
          - link
        - paragraph
        - paragraph:
          - time: ${formatDate(featuredArticle.date)}
          - text: · ${featuredArticle.readTime}
        - list "Mots-clés":
          ${featuredArticle.tags
            .slice(0, 2)
            .map((tag) => `- listitem: ${tag}`)
            .join('\n          ')}
  `);
});
