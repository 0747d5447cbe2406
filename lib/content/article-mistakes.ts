import type { Article } from '@/content/types';
import { ARTICLE_CATEGORIES } from '@/lib/blog/search';
import { isIsoDate } from './is-iso-date';
import type { SiteContent } from './site-content';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The blog: each article well formed, no two at one address, exactly one set above the others. */
export function articleMistakes({ articles }: Pick<SiteContent, 'articles'>): string[] {
  const all = Object.values(articles);
  const featured = all.filter((article) => article.featured).length;
  return [
    ...Object.entries(articles).flatMap(([name, article]) => mistakesOf(`content/articles/${name}`, article)),
    ...Object.entries(articles)
      .filter(([, { id }], position) => all.findIndex((article) => article.id === id) !== position)
      .map(([name, { id }]) => `content/articles/${name}: "id" is used twice: ${id}`),
    ...(featured === 1
      ? []
      : [`content/articles/index.ts: "featured" must be true for exactly one article, not ${featured}`]),
  ];
}

function mistakesOf(
  file: string,
  { id, content, date, updated, readTime, category, tags }: Article,
): string[] {
  const rules: [field: keyof Article, isRight: boolean, rule: string][] = [
    ['id', UUID_V4.test(id), 'must be a lower-case UUID v4'],
    ['content', !/<script|<h1|\son\w+=|javascript:/i.test(content), 'has a script, a handler or an h1'],
    ['date', isIsoDate(date), 'must be a real date written YYYY-MM-DD'],
    [
      'updated',
      updated === undefined || (isIsoDate(updated) && updated >= date),
      'must be a real date, no earlier than "date"',
    ],
    ['readTime', /^\d+ min$/.test(readTime), 'must look like "8 min"'],
    ['category', ARTICLE_CATEGORIES.includes(category), 'is not a category of the blog'],
    ['tags', tags.length > 0, 'is empty'],
  ];
  return rules.filter(([, isRight]) => !isRight).map(([field, , rule]) => `${file}: "${field}" ${rule}`);
}
