import type { Article } from '@/content/types';
import type { ContentFault } from '@/lib/rules/fault';
import { readFields } from './article-fields';
import { articleHtml, type Surroundings } from './article-html';
import { readFrontMatter } from './front-matter';

const WORDS_PER_MINUTE = 200;

/** An article from the text of its `article.md`; one with a fault is not to be shown. `tell` adds a fault of a field. */
export function readArticle(
  slug: string,
  source: string,
  findCover: (called: string) => unknown,
  around: Surroundings,
) {
  const file = `content/articles/${slug}/article.md`;
  const faults: ContentFault[] = [];
  function complain(line: number, field: string, message: string, remedy: string) {
    faults.push({ file, line, field, message, remedy });
  }
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const [head = '', front] = text.match(/^---\n([\s\S]*?)\n---\n/) ?? [];
  const fields = readFrontMatter(front ?? '', complain);
  const tell = (field: string, message: string, remedy: string) =>
    complain(fields.get(field)?.line ?? 1, field, message, remedy);
  if (front === undefined)
    tell('en-tête', 'manque', 'commencez le fichier par des champs entre deux lignes « --- »');
  const { isUnfinished, ...said } = readFields(slug, fields, findCover, tell);
  // As many lines above the text as in the file, so that its faults are told by the file's lines.
  const body = head.replace(/.*/g, '') + text.slice(head.length);
  const { content, headings } = articleHtml(body, around, complain);
  if (content === '') tell('texte', 'manque', 'écrivez l’article sous la seconde ligne « --- »');
  const words = content.replace(/<[^>]+>/g, '').match(/\S+/g)?.length ?? 0;
  const readTime = `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min`;
  const article: Article = { ...said, content, headings, readTime };
  return { slug, file, article, isUnfinished, faults, tell };
}
