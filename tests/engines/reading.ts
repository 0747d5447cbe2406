import { expect, test } from 'vitest';
import { heroFilm } from '@/content/films';
import { homePage } from '@/content/pages/home';
import { articles } from '../support/articles';
import { featuredArticle, wordOf } from '../support/chosen';
import { allPaths, blogPath, pages } from '../support/routes';
import { faultsOfLook } from './in-page';
import type { Stage } from './journeys';
import type { Visitor } from './visitor';

/** What somebody does who reads. */
export function readingJourneys({ arrive, isPhone, height }: Stage) {
  async function follow(visitor: Visitor, label: string, path: string) {
    if (isPhone) await visitor.press('button', 'Ouvrir le menu');
    await visitor.press('link', label, 'header');
    await visitor.isAt(path);
  }

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

  test('every page keeps its words and controls apart, its pictures shown, and scrolls one way', async () => {
    const { visitor } = await arrive();
    for (const path of allPaths) {
      await visitor.open(path);
      expect(await visitor.page(faultsOfLook), path).toEqual([]);
    }
  });
}
