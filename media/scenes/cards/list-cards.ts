import { articles } from '../../../content/articles';
import { aboutPage } from '../../../content/pages/about';
import { blogPage } from '../../../content/pages/blog';
import { contactPage } from '../../../content/pages/contact';
import { devisPage } from '../../../content/pages/devis';
import { homePage } from '../../../content/pages/home';
import { portfolioPage } from '../../../content/pages/portfolio';
import { servicesPage } from '../../../content/pages/services';
import { pictures } from '../../../content/pictures';
import { site } from '../../../content/site';
import type { PageMeta, PictureFiles } from '../../../content/types';
import type { Card } from './card';

const pages: readonly PageMeta[] = [
  homePage.meta,
  aboutPage.meta,
  servicesPage.meta,
  portfolioPage.meta,
  blogPage.meta,
  devisPage.meta,
  contactPage.meta,
];

/** Lists the cards the content asks for: one for each page, one for each article, named as its cover is. */
export function listCards(): Card[] {
  return [...pages.map(pageCard), ...articles.map(articleCard)];
}

function pageCard({ path, title }: PageMeta): Card {
  const slug = path === '/' ? 'home' : path.slice(1);
  return { slug, title, line: site.tagline, seed: path === '/' ? 'trame' : slug };
}

function articleCard({ title, category, image }: (typeof articles)[number]): Card {
  const slug = image.picture.replace(/^cover-/, '');
  const files = (pictures as Record<string, PictureFiles | undefined>)[image.picture];
  if (!files) throw new Error(`the cover "${image.picture}" is not woven yet: run the covers first`);
  const cover = `${image.picture}-${Math.max(...files.widths)}.${files.version}.jpg`;
  return { slug, title, line: category, seed: slug, cover };
}
