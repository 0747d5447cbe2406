import type { Article, ArticleWords, ResolvedPicture, WithImage } from '@/content/types';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { ArticleHeader } from './article-header';
import { ArticleNotes } from './article-notes';
import { TagList } from './tag-list';

type WholeArticleProps = {
  article: WithImage<Article>;
  words: ArticleWords;
  edge: string;
  portrait?: ResolvedPicture;
};

/** An article from its cover to the notes under its text. */
export function WholeArticle({ article, words, ...top }: WholeArticleProps) {
  const { content, headings, tags } = article;
  return (
    <article>
      <ArticleHeader article={article} words={words} {...top} />
      <div className="page-width">
        <TableOfContents
          label={words.contents}
          headings={headings.map(({ id, title }) => ({
            id,
            title: <span dangerouslySetInnerHTML={{ __html: title }} />,
          }))}
          className="mx-auto mt-4 max-w-prose md:mt-8"
        />
        <div className="mx-auto mt-5 max-w-prose md:mt-10">
          <div className="article-body" dangerouslySetInnerHTML={{ __html: content }} />
          <TagList label={words.tags} tags={tags} className="mt-12" />
          <ArticleNotes article={article} hasCode={/<pre/.test(content)} words={words.notes} />
        </div>
      </div>
    </article>
  );
}
