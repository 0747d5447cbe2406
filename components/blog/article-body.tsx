import { articleHtml } from '@/lib/blog/article-html';
import { TagList } from './tag-list';

type ArticleBodyProps = { content: string; tags: readonly string[] };

/** The text of an article: HTML of this repository, checked at build, never a visitor's. */
export function ArticleBody({ content, tags }: ArticleBodyProps) {
  return (
    <div className="mx-auto mt-10 max-w-measure">
      <div className="article-body" dangerouslySetInnerHTML={{ __html: articleHtml(content) }} />
      <TagList tags={tags} className="mt-12" />
    </div>
  );
}
