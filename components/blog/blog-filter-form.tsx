import type { BlogWords } from '@/content/types';
import { ALL_CATEGORIES } from '@/lib/rules/blog/search';
import { Button } from '@/components/ui/button';
import { inputLook } from '@/components/ui/input-look';
import { Strokes } from '@/components/ui/strokes';

/** What narrows the list of the blog: words and a category, which its address may ask for too. */
export function BlogFilterForm({ categories, words }: { categories: readonly string[]; words: BlogWords }) {
  return (
    <form
      role="search"
      aria-label={words.label}
      className="search-bar grid gap-2 md:grid-cols-search md:gap-5 [@media(scripting:none)]:hidden"
    >
      <div>
        <label htmlFor="q" className="mb-1 block text-note font-semibold xs:max-md:sr-only">
          {words.query}
        </label>
        <div className="flex gap-2.5">
          <input
            className={`${inputLook} [-webkit-appearance:textfield] max-md:py-2 max-xs:placeholder:text-transparent md:placeholder:text-transparent`}
            id="q"
            name="q"
            type="search"
            placeholder={words.query}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" tone="icon" aria-label={words.submit} className="shrink-0">
            <Strokes className="h-4 w-4">
              <path d="M11 11l4 4M7 1a6 6 0 1 0 .1 0z" />
            </Strokes>
          </Button>
        </div>
      </div>
      <div className="max-md:flex max-md:items-center max-md:gap-4 max-xs:flex-wrap">
        <label htmlFor="categorie" className="mb-1 block text-note font-semibold">
          {words.category}
        </label>
        <select id="categorie" name="categorie" className={`${inputLook} max-md:py-2`}>
          <option value={ALL_CATEGORIES}>{words.everyCategory}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </div>
    </form>
  );
}
