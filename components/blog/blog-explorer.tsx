'use client';

import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import type { BlogWords, ListedArticle } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { filterMatcher, foldLines, searchedText } from '@/lib/rules/blog/search';
import { Selvedge } from '@/components/ui/selvedge';
import { TextLink } from '@/components/ui/text-link';
import { ArticleSections } from './article-sections';
import { BlogFilterForm } from './blog-filter-form';
import { useBlogFilter } from './use-blog-filter';

type BlogExplorerProps = {
  articles: readonly ListedArticle[];
  categories: readonly string[];
  labels: ComponentProps<typeof ArticleSections>['labels'];
  words: BlogWords;
};

const Sections = memo(ArticleSections);

/** Search, category and the articles that answer them. */
export function BlogExplorer({ articles, categories, labels, words }: BlogExplorerProps) {
  const [filter, setFilter] = useState({ query: '', category: '' });
  const { form, followFields } = useBlogFilter(categories, setFilter);
  const index = useMemo(
    () => articles.map((article) => ({ ...article, folded: foldLines(searchedText(article)) })),
    [articles],
  );
  const found = useMemo(() => index.filter(filterMatcher(filter)), [index, filter]);

  // The list is already narrowed: Enter only closes a phone's keyboard.
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <>
      <BlogFilterForm
        categories={categories}
        words={words}
        ref={form}
        onInput={followFields}
        onSubmit={handleSubmit}
      />
      <p role="status" className="mt-3 text-small text-muted">
        {fill(words.found, { count: found.length })}
      </p>
      {found.length === 0 && (
        <div className="mt-10 md:mt-14">
          {/* A broken thread, one half hanging. */}
          <div className="flex gap-9">
            <Selvedge className="flex-1" />
            <Selvedge className="mt-2 flex-1" />
          </div>
          <p className="mt-8 font-heading text-title font-bold">{words.none.title}</p>
          <p className="mt-3 text-lead text-muted">{words.none.text}</p>
          <TextLink {...words.none.action} className="mt-3" />
        </div>
      )}
      {/* A key shows its letter and the count at once; cards follow, and never hold up the next key. */}
      <Sections articles={useDeferredValue(found)} labels={labels} />
    </>
  );
}
