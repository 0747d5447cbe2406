import { TagList } from './tag-list';

type ArticleBodyProps = { html: string; tags: readonly string[]; tagsLabel: string };

/** The text of an article: HTML made at build from Markdown, of a closed list of elements. */
export function ArticleBody({ html, tags, tagsLabel }: ArticleBodyProps) {
  return (
    <div className="mx-auto mt-10 max-w-prose">
      <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
      <TagList label={tagsLabel} tags={tags} className="mt-12" />
    </div>
  );
}
