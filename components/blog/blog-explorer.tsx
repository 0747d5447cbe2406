'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { BlogFilter } from '@/lib/rules/blog/search';
import { BlogFilterForm } from './blog-filter-form';
import { makeSearchable } from './make-searchable';
import { useBlogFilter } from './use-blog-filter';

type BlogExplorerProps = {
  /** How many articles there are in all. */
  total: number;
  categories: readonly string[];
  /** The articles, rendered on the page: they are shown and hidden where they stand, never rendered again. */
  children: ReactNode;
};

/** Search, category and the articles that answer them; all of them until the visitor narrows the list. */
export function BlogExplorer({ total, categories, children }: BlogExplorerProps) {
  const list = useRef<HTMLDivElement>(null);
  const showMatches = useRef<ReturnType<typeof makeSearchable>>(null);
  const [count, setCount] = useState(total);
  const { form, followFields } = useBlogFilter(categories, (filter: BlogFilter) => {
    if (!list.current) return;
    showMatches.current ??= makeSearchable(list.current);
    setCount(showMatches.current(filter));
  });

  // The list is already narrowed: Enter only closes a phone's keyboard.
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <>
      <BlogFilterForm categories={categories} ref={form} onInput={followFields} onSubmit={handleSubmit} />
      <p role="status" className="mt-3 text-small text-muted">
        {count} article(s) trouvé(s)
      </p>
      {count === 0 && <NoArticle />}
      <div ref={list}>{children}</div>
    </>
  );
}

function NoArticle() {
  return (
    <div className="mt-10 border-l-thread border-ochre bg-tint px-7 py-10">
      <p className="font-heading text-heading font-bold">Aucun article trouvé</p>
      <p className="mt-3 text-muted">Essayez de modifier vos critères de recherche</p>
    </div>
  );
}
