import { articles } from '@/content/articles';
import { catalogue } from '@/content/catalogue';
import { offers } from '@/content/offers';
import { pictures } from '@/content/pictures';
import { projects } from '@/content/projects';
import type { Article, Feature, Illustration, Offer, Project } from '@/content/types';
import { ARTICLE_CATEGORIES } from '@/lib/blog/search';

export type Content = {
  articles: readonly Article[];
  catalogue: readonly Feature[];
  offers: readonly Offer[];
  projects: readonly Project[];
  pictures: Record<string, unknown>;
};

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Stops the build with every mistake found in the site's own content, each naming its file and field. */
export function assertContent(): void {
  const mistakes = contentMistakes({ articles, catalogue, offers, projects, pictures });
  if (mistakes.length > 0) throw new Error(`Wrong content:\n${mistakes.join('\n')}`);
}

/** What types cannot say about content: uniqueness, formats, ranges, existing pictures. Empty when all is well. */
export function contentMistakes(content: Content): string[] {
  return [
    ...content.articles.flatMap((article) => articleMistakes(article, content.pictures)),
    ...featuredMistakes(content.articles),
    ...duplicates(
      'content/articles',
      'id',
      content.articles.map(({ id }) => id),
    ),
    ...content.projects.flatMap(({ id, image }) =>
      imageMistakes(`content/projects.ts (${id})`, image, content.pictures),
    ),
    ...duplicates(
      'content/projects.ts',
      'id',
      content.projects.map(({ id }) => id),
    ),
    ...content.catalogue.flatMap((feature) =>
      priceMistakes(`content/catalogue.ts (${feature.id})`, feature.priceUsd),
    ),
    ...duplicates(
      'content/catalogue.ts',
      'id',
      content.catalogue.map(({ id }) => id),
    ),
    ...content.offers.flatMap((offer) => priceMistakes(`content/offers.ts (${offer.id})`, offer.priceUsd)),
  ];
}

function articleMistakes(article: Article, pictures: Content['pictures']): string[] {
  const file = `content/articles (${article.id})`;
  const rules: [field: keyof Article, isRight: boolean, rule: string][] = [
    ['id', UUID_V4.test(article.id), 'must be a lower-case UUID v4'],
    ['title', article.title.trim() !== '', 'is empty'],
    ['excerpt', article.excerpt.trim() !== '', 'is empty'],
    ['content', article.content.trim() !== '', 'is empty'],
    [
      'content',
      !/<script|<h1|\son\w+=|javascript:/i.test(article.content),
      'has a script, a handler or an h1',
    ],
    ['date', isIsoDate(article.date), 'must be a real date written YYYY-MM-DD'],
    ['readTime', /^\d+ min$/.test(article.readTime), 'must look like "8 min"'],
    ['category', ARTICLE_CATEGORIES.includes(article.category), 'is not a category of the blog'],
    ['tags', article.tags.length > 0, 'is empty'],
  ];
  const broken = rules
    .filter(([, isRight]) => !isRight)
    .map(([field, , rule]) => `${file}: "${field}" ${rule}`);
  return [...broken, ...imageMistakes(file, article.image, pictures)];
}

function featuredMistakes(articles: readonly Article[]): string[] {
  const count = articles.filter(({ featured }) => featured).length;
  return count === 1
    ? []
    : [`content/articles: "featured" must be true for exactly one article, not ${count}`];
}

function imageMistakes(file: string, image: Illustration, pictures: Content['pictures']): string[] {
  return [
    ...(image.picture in pictures ? [] : [`${file}: "image.picture" names no picture: ${image.picture}`]),
    ...(image.alt.trim() ? [] : [`${file}: "image.alt" is empty`]),
  ];
}

function priceMistakes(file: string, priceUsd: number): string[] {
  return Number.isInteger(priceUsd) && priceUsd > 0
    ? []
    : [`${file}: "priceUsd" must be a whole number of dollars`];
}

function duplicates(file: string, field: string, values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return repeated.map((value) => `${file}: "${field}" is used twice: ${value}`);
}

function isIsoDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(date)) &&
    new Date(date).toISOString().startsWith(date)
  );
}
