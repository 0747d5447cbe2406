import type { ComponentProps } from 'react';
import { ALL_CATEGORIES } from '@/lib/rules/blog/search';

const control = 'h-12 w-full rounded border border-edge bg-white px-3.5 transition-colors hover:border-ink';

type BlogFilterFormProps = ComponentProps<'form'> & { categories: readonly string[] };

/** Search box and category of the blog, uncontrolled. */
export function BlogFilterForm({ categories, ...props }: BlogFilterFormProps) {
  return (
    <form role="search" aria-label="Articles" className="grid grid-cols-[3fr_2fr] gap-3 md:gap-5" {...props}>
      <div>
        <label htmlFor="q" className="mb-1 block text-note font-semibold">
          Rechercher un article
        </label>
        <input id="q" name="q" type="search" autoComplete="off" enterKeyHint="search" className={control} />
      </div>
      <div>
        <label htmlFor="categorie" className="mb-1 block text-note font-semibold">
          Catégorie
        </label>
        <select id="categorie" name="categorie" className={control}>
          {[ALL_CATEGORIES, ...categories].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </div>
    </form>
  );
}
