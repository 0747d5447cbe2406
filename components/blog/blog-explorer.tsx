'use client';

import { useMemo, type FormEvent } from 'react';
import type { ArticleSummary } from '@/lib/blog/articles';
import { matchesFilter } from '@/lib/blog/search';
import { ArticleCard, FeaturedArticle } from './article-card';
import { BlogFilterForm } from './blog-filter-form';
import { useBlogFilter } from './use-blog-filter';

type BlogExplorerProps = {
  articles: ArticleSummary[];
  labels: { featured: string; latest: string };
};

/** Search, category and the articles that answer them; all of them until the visitor narrows the list. */
export function BlogExplorer({ articles, labels }: BlogExplorerProps) {
  const { form, filter, followFields } = useBlogFilter();
  const matches = useMemo(
    () => articles.filter((article) => matchesFilter(article, filter)),
    [articles, filter],
  );
  const featured = matches.filter((article) => article.featured);
  const others = matches.filter((article) => !article.featured);

  // The list is already narrowed: Enter only closes a phone's keyboard.
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <>
      <BlogFilterForm ref={form} onInput={followFields} onSubmit={handleSubmit} />
      <p role="status" className="mt-6 font-semibold">
        {matches.length} article(s) trouvé(s)
      </p>
      {matches.length === 0 && <NoArticle />}
      {featured.length > 0 && (
        <section aria-labelledby="a-la-une" className="mt-12">
          <h2 id="a-la-une" className="mb-8 font-heading text-heading font-bold">
            {labels.featured}
          </h2>
          {featured.map((article) => (
            <FeaturedArticle key={article.id} article={article} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="articles" className="mt-20">
          <h2 id="articles" className="mb-8 font-heading text-heading font-bold">
            {labels.latest}
          </h2>
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
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
