import type { Article } from '@/content/types';
import { readFields } from './article-fields';
import { articleHtml, type Surroundings } from './article-html';
import { readFrontMatter } from './front-matter';

const WORDS_PER_MINUTE = 200;

export type ReadArticle = { file: string; article: Article; isOut: boolean; mistakes: string[] };

/**
 * An article from the text of its `article.md`, as it stands on `today` (YYYY-MM-DD): a draft, and one to be published
 * later, are not out. Each mistake names file, line, field and remedy; an article that has one is not fit to be shown.
 */
export function readArticle(slug: string, source: string, around: Surroundings, today: string): ReadArticle {
  const file = `content/articles/${slug}/article.md`;
  const mistakes: string[] = [];
  function complain(line: number, where: string, remedy: string) {
    mistakes.push(`${file}:${line} : ${where} : ${remedy}`);
  }
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const [head = '', yaml] = text.match(/^---\n([\s\S]*?)\n---\n/) ?? [];
  if (yaml === undefined)
    complain(1, 'en-tête', 'manque ; le fichier commence par des champs entre deux lignes « --- »');
  const { draft, publishOn, ...fields } = readFields(slug, readFrontMatter(yaml ?? '', complain), complain);
  if (fields.date > today && !publishOn && !draft)
    complain(1, 'date', 'est à venir ; ajoutez « publier le » avec ce jour, ou « brouillon: oui »');
  // As many lines above the text as in the file, so that its mistakes are told by the file's lines.
  const content = articleHtml(head.replace(/.*/g, '') + text.slice(head.length), around, complain);
  if (content === '') complain(1, 'texte', 'manque');
  const words = content.replace(/<[^>]+>/g, '').match(/\S+/g)?.length ?? 0;
  const readTime = `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min`;
  return { file, article: { ...fields, content, readTime }, isOut: !draft && publishOn <= today, mistakes };
}
