import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { heroFilm } from '@/content/films';
import { agency } from '@/content/agency';
import { customPrice } from '@/content/catalogue';
import { homePage } from '@/content/pages/home';
import { ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { articles } from '../support/articles';
import { featuredArticle, FIRST, MIDDLE, priceOf, wordOf } from '../support/chosen';
import { countPdfPages } from '../support/count-pdf-pages';
import { devisPage, fieldLabel, formPages } from '../support/forms';
import { plainText } from '../support/plain-text';
import { allPaths, blogPath, pages, plainPath } from '../support/routes';
import { SILENT, type Driver, type Start } from './drivers/driver';
import { countsAsRowsSay, faultsOfLook } from './in-page';
import { serveSite } from './site';
import { createVisitor, type Visitor } from './visitor';

const SIZES = { phone: [360, 640], desktop: [1366, 768] } as const;
const NAME = 'Awa Ndiaye';
const EMAIL = 'awa@client.example';
const MESSAGE = 'Bonjour, une boutique pour l’été ?';

/**
 * What a visitor does on the site, the same in every engine; without scripts too, where its driver then still answers.
 * A journey is taken again where the driver fell silent on it, with a new browser; where the site failed, never.
 */
export function journeys(start: Start, { withoutScripts = true } = {}) {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
    console.log(driver.version);
  });
  afterEach(async ({ task }) => {
    const { state, errors } = task.result ?? {};
    if (state !== 'fail' || !errors?.at(-1)?.message.includes(SILENT)) return;
    console.warn(`${driver.version}: ${SILENT}`);
    await driver.close();
    driver = await start();
  });
  afterAll(() => driver.close());

  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const isPhone = size === 'phone';

    async function arrive(on = driver) {
      const site = await serveSite();
      await on.resize(width, height);
      return { site, visitor: createVisitor(on, site.origin) };
    }

    async function follow(visitor: Visitor, label: string, path: string) {
      if (isPhone) await visitor.press('button', 'Ouvrir le menu');
      await visitor.press('link', label, 'header');
      await visitor.isAt(path);
    }

    describe(size, { retry: { count: 2, condition: RegExp(SILENT) } }, () => {
      test('every page opens from the bar or the menu, and Back goes back', async () => {
        const { visitor } = await arrive();
        await visitor.open('/');
        for (const { label, path } of [...pages.slice(1), ...pages.slice(0, 1)]) {
          await follow(visitor, label, path);
          await visitor.has('heading', '', 'main');
          if (isPhone) await visitor.has('button', 'Ouvrir le menu');
        }
        await visitor.page(() => history.back());
        await visitor.isAt(pages.at(-1)?.path ?? '');
        if (!isPhone) return;
        await visitor.press('button', 'Ouvrir le menu');
        await visitor.key('Escape');
        await visitor.has('button', 'Ouvrir le menu');
      });

      test('« Voir nos tarifs » leads to the prices and is gone there', async () => {
        const { visitor } = await arrive();
        await visitor.open('/');
        await visitor.press('link', homePage.pricingShortcut.label);
        await visitor
          .until(() => visitor.page(() => document.querySelector('#tarifs')?.getBoundingClientRect().top))
          .toBeLessThanOrEqual(height / 10);
        await visitor.misses('link', homePage.pricingShortcut.label);
        await visitor.inView('#tarifs h2', '');
        await visitor.page(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await visitor.has('link', homePage.pricingShortcut.label);
      });

      test.runIf(heroFilm.wide.length > 0)('the film can be stopped and started', async () => {
        const { visitor } = await arrive();
        await visitor.open('/');
        await visitor.press('button', 'Mettre la vidéo en pause');
        await visitor.press('button', 'Lire la vidéo');
        await visitor.has('button', 'Mettre la vidéo en pause');
      });

      test('a reader finds an article, and its link is copied at the first press', async () => {
        const { site, visitor } = await arrive();
        await visitor.open(blogPath);
        await visitor.fill('Rechercher un article', 'zzzz');
        await visitor.sees('Aucun article trouvé');
        await visitor.open(blogPath);
        await visitor.sees(`${articles.length} article(s) trouvé(s)`);
        await visitor.fill('Rechercher un article', wordOf(featuredArticle));
        await visitor.sees('1 article(s) trouvé(s)');
        site.suffer({ scripts: 'held' });
        await visitor.open(`/blog/${featuredArticle.id}`);
        await visitor.press('button', 'Instagram');
        site.suffer({});
        await visitor.sees('Lien copié !');
        await visitor.press('link', 'Retour au blog');
        await visitor.isAt(blogPath);
      });

      test('ticks and own words count before the scripts and after them, in francs too, and the link holds the quote', async () => {
        const { site, visitor } = await arrive();
        site.suffer({ scripts: 'held' });
        await visitor.open(devisPage.path);
        await visitor.press('box', 'Application mobile');
        await visitor.has('link', 'Demander', 'form');
        await visitor.fill('Décrivez ce qui manque', 'Carte des agences');
        await visitor.key('Enter');
        await visitor.press('choice', 'Franc CFA');
        await visitor.until(() => visitor.page(countsAsRowsSay)).toBe('right');
        site.suffer({});
        await visitor.press('box', 'Certificat SSL');
        const inFrancs = [1600, 20, customPrice];
        await visitor.sees(plainText(`Total estimé : ${sayTotal(inFrancs, 'cfa', ratesOf(agency))}`));
        await visitor.press('choice', 'Dollar');
        await visitor.sees('Total estimé : $1 720');
        const address = () => visitor.page(() => location.pathname + location.hash);
        await visitor.until(address).toMatch(/ssl-certificate(?!.*monnaie)/);
        // Own words are in the link that one passes on, not in the address.
        const link = `${await address()}&plus=Carte+des+agences`;
        await visitor.press('box', 'Certificat SSL');
        await visitor.sees('Total estimé : $1 700');
        await visitor.open(plainPath);
        await visitor.open(link);
        await visitor.sees('Total estimé : $1 720');
        await visitor.sees('Carte des agences');
      });

      test.for(formPages)('$path: refused, cut off, sent; no word is lost', async (formPage) => {
        const { site, visitor } = await arrive();
        await visitor.open(formPage.path);
        // Before its scripts the browser itself says what is missing.
        await visitor.press('button', formPage.submit);
        await visitor
          .until(() => visitor.page(() => document.querySelector('form[data-ready]') !== null))
          .toBe(true);
        await visitor.press('button', formPage.submit);
        await visitor
          .until(() => visitor.page(() => document.activeElement?.textContent))
          .toContain('à corriger');
        await fillIn(visitor);
        for (const mailer of ['refuses', 'cut'] as const) {
          site.suffer({ mailer });
          await visitor.press('button', formPage.submit);
          await visitor.inView('[role=alert]', formPage.failure);
          await visitor.press('button', 'Réessayer');
          await visitor.until(() => visitor.valueOf(fieldLabel('name'))).toBe(NAME);
        }
        site.suffer({});
        await visitor.press('button', formPage.submit);
        await visitor.inView('[role=status]', formPage.sent);
        const [message, ...others] = await site.messages();
        expect(others).toEqual([]);
        expect(message).toMatchObject({ address: EMAIL, name: NAME, text: expect.stringContaining(MESSAGE) });
      });

      test.for(formPages)('$path: a draft comes back after a reload, and can be erased', async (formPage) => {
        const { visitor } = await arrive();
        await visitor.open(formPage.path);
        await fillIn(visitor);
        await visitor.sees('gardé sur cet appareil');
        await visitor.reload();
        await visitor.sees('Brouillon restauré.');
        expect([
          await visitor.valueOf(fieldLabel('name')),
          await visitor.valueOf(fieldLabel('message')),
        ]).toEqual([NAME, MESSAGE]);
        await visitor.press('button', 'Effacer');
        await visitor.until(() => visitor.valueOf(fieldLabel('name'))).toBe('');
      });

      test('every page keeps its words and controls apart, its pictures shown, and scrolls one way', async () => {
        const { visitor } = await arrive();
        for (const path of allPaths) {
          await visitor.open(path);
          expect(await visitor.page(faultsOfLook), path).toEqual([]);
        }
      });

      test('a quote is printed on one page', async ({ skip }) => {
        if (!driver.print) skip(`${driver.version} prints for nobody`);
        const { visitor } = await arrive();
        await visitor.open(`${devisPage.path}#choix=${FIRST}.${MIDDLE}&plus=Carte`);
        await visitor.sees(`Total estimé : ${plainText(priceOf([FIRST, MIDDLE], 1))}`);
        expect(countPdfPages((await driver.print?.()) ?? Buffer.alloc(0))).toBe(1);
      });
    });
  }

  describe.runIf(withoutScripts)('without scripts', () => {
    let still: Driver;
    beforeAll(async () => {
      still = await start({ scripts: false });
      await still.resize(...SIZES.phone);
    });
    afterAll(() => still.close());

    test('the menu leads to every page', async () => {
      const { origin } = await serveSite();
      const visitor = createVisitor(still, origin);
      await visitor.open('/');
      for (const { label, path } of [...pages].reverse()) {
        await visitor.press('button', 'Ouvrir le menu');
        await visitor.press('link', label, 'header');
        await visitor.isAt(path);
        await visitor.has('heading', '', 'main');
      }
    });

    test.for(formPages)(
      '$path: the browser itself posts the form, and the answer says it arrived',
      async (formPage) => {
        const site = await serveSite();
        const visitor = createVisitor(still, site.origin);
        await visitor.open(formPage.path);
        await visitor.sees('Sur ce navigateur');
        if (formPage === devisPage) {
          await visitor.press('box', 'Application mobile');
          await visitor.press('choice', 'Franc CFA');
          await visitor.until(() => visitor.page(countsAsRowsSay)).toBe('right');
        }
        await fillIn(visitor);
        await visitor.press('button', formPage.submit);
        await visitor.sees('Votre message est bien arrivé.');
        const messages = await site.messages();
        expect(messages).toMatchObject([
          { address: EMAIL, name: NAME, text: expect.stringContaining(MESSAGE) },
        ]);
        if (formPage === devisPage) expect(messages[0]?.text).toContain('$1600');
      },
    );
  });
}

async function fillIn(visitor: Visitor) {
  await visitor.fill(fieldLabel('name'), NAME);
  await visitor.fill(fieldLabel('email'), EMAIL);
  await visitor.fill(fieldLabel('message'), MESSAGE);
}
