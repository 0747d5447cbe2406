'use client';

import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { BlogWords, ListedArticle } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { LISTED } from '@/lib/rules/blog/listing';
import { filterMatcher, foldLines, formatFilter, searchedText } from '@/lib/rules/blog/search';
import { Button } from '@/components/ui/button';
import { ArticleSections } from './article-sections';
import { BlogFilterForm } from './blog-filter-form';
import { useBlogFilter } from './use-blog-filter';

type BlogExplorerProps = {
  /** All there are: the page holds the first of them, the others travel with the scripts that wait for the search. */
  articles: readonly ListedArticle[];
  categories: readonly string[];
  labels: ComponentProps<typeof ArticleSections>['labels'];
  words: BlogWords['search'];
  /** The way to the articles that are not listed, as long as nothing narrows the list. */
  children: ReactNode;
};

const UNTOUCHED = { filter: { query: '', category: '' }, most: LISTED };

const Sections = memo(ArticleSections);

/** Search, category and the articles that answer them; the newest until the visitor narrows the list. */
export function BlogExplorer({ articles, categories, labels, words, children }: BlogExplorerProps) {
  const list = useRef<HTMLDivElement>(null);
  const [{ filter, most }, setShown] = useState(UNTOUCHED);
  const narrow = (next: typeof filter) => setShown({ filter: next, most: LISTED });
  const { form, followFields } = useBlogFilter(categories, narrow);
  const index = useMemo(
    () => articles.map((article) => ({ ...article, folded: foldLines(searchedText(article)) })),
    [articles],
  );
  const found = useMemo(() => index.filter(filterMatcher(filter)), [index, filter]);
  // A key shows its letter and the count at once; cards follow, and never hold up the next key.
  const ready = useDeferredValue(found);
  const listed = useMemo(() => ready.slice(0, most), [ready, most]);
  const isNarrowed = formatFilter(filter) !== '';

  // The list is already narrowed: Enter only closes a phone's keyboard.
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function showMore() {
    flushSync(() => setShown({ filter, most: most + LISTED }));
    list.current?.querySelectorAll<HTMLElement>('article a')[most]?.focus();
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
        <div className="mt-10 border-l-thread border-ochre bg-tint px-7 py-10">
          <p className="font-heading text-heading font-bold">{words.none.title}</p>
          <p className="mt-3 text-muted">{words.none.text}</p>
        </div>
      )}
      <div ref={list}>
        <Sections articles={listed} labels={labels} />
      </div>
      {isNarrowed && ready.length > most && (
        <Button tone="quiet" className="mt-14" onClick={showMore}>
          {words.more}
        </Button>
      )}
      {!isNarrowed && children}
    </>
  );
}
