import type { ComponentProps } from 'react';
import { ALL_CATEGORIES, ARTICLE_CATEGORIES } from '@/lib/blog/search';

const control = 'h-12 w-full rounded border border-edge bg-white px-3.5 transition-colors hover:border-ink';

/** Search box and category of the blog, uncontrolled. */
export function BlogFilterForm(props: ComponentProps<'form'>) {
  return (
    <form role="search" aria-label="Articles" className="grid gap-5 md:grid-cols-[3fr_2fr]" {...props}>
      <div>
        <label htmlFor="q" className="mb-2 block font-semibold">
          Rechercher un article
        </label>
        <input id="q" name="q" type="search" autoComplete="off" enterKeyHint="search" className={control} />
      </div>
      <div>
        <label htmlFor="categorie" className="mb-2 block font-semibold">
          Catégorie
        </label>
        <select id="categorie" name="categorie" className={control}>
          {[ALL_CATEGORIES, ...ARTICLE_CATEGORIES].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </div>
    </form>
  );
}
