import type { Article } from '@/content/types';
import type { ContentFault } from '@/lib/rules/fault';
import { readFields } from './article-fields';
import { articleHtml, type Surroundings } from './article-html';
import { readFrontMatter } from './front-matter';

const WORDS_PER_MINUTE = 200;

export type ReadArticle = ReturnType<typeof readArticle>;

/** Of a cover, which may lie with the pictures of pages too. */
type ArticleSurroundings = Surroundings & { findCover: (called: string) => unknown };

/** An article from the text of its `article.md`, as it stands on `today` (YYYY-MM-DD); one with a fault is not to be shown. */
export function readArticle(slug: string, source: string, around: ArticleSurroundings, today: string) {
  const file = `content/articles/${slug}/article.md`;
  const faults: ContentFault[] = [];
  function complain(line: number, field: string, message: string, remedy: string) {
    faults.push({ file, line, field, message, remedy });
  }
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const [head = '', yaml] = text.match(/^---\n([\s\S]*?)\n---\n/) ?? [];
  if (yaml === undefined)
    complain(1, 'en-tête', 'manque', 'commencez le fichier par des champs entre deux lignes « --- »');
  const written = readFrontMatter(yaml ?? '', complain);
  const { draft, publishOn, ...fields } = readFields(slug, written, around.findCover, complain);
  const later = `ajoutez « publier le: ${fields.date} » ou « brouillon: oui »`;
  if (fields.date > today && !publishOn && !draft)
    complain(written.get('date')?.line ?? 1, 'date', `${fields.date} est à venir`, later);
  // As many lines above the text as in the file, so that its faults are told by the file's lines.
  const body = head.replace(/.*/g, '') + text.slice(head.length);
  const { content, headings } = articleHtml(body, around, complain);
  if (content === '') complain(1, 'texte', 'manque', 'écrivez l’article sous la seconde ligne « --- »');
  if (!draft)
    for (const [index, line] of text.split('\n').entries())
      if (/^([^:]+: |\s*(-|##) )?À écrire/.test(line)) {
        const isTag = index < head.split('\n').length && /^\s*-/.test(line);
        const field = isTag ? 'étiquettes' : (line.match(/^([^:]+): À/)?.[1] ?? 'texte');
        complain(index + 1, field, 'reste à écrire', 'écrivez-le, ou gardez « brouillon: oui »');
      }
  const words = content.replace(/<[^>]+>/g, '').match(/\S+/g)?.length ?? 0;
  const readTime = `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min`;
  const article: Article = { ...fields, content, headings, readTime };
  return { file, written, article, isOut: !draft && publishOn <= today, faults };
}
