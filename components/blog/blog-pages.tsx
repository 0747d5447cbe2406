import type { BlogWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { listingPath } from '@/lib/rules/blog/listing';
import { Arrow } from '@/components/ui/arrow';
import { TextLink } from '@/components/ui/text-link';

/** The way from a page of the blog to those before and after it; nothing where one page lists everything. */
export function BlogPages({
  page,
  count,
  words,
}: {
  page: number;
  count: number;
  words: BlogWords['pages'];
}) {
  if (count === 1) return null;
  return (
    <nav aria-label={words.label} className="mt-14 flex flex-wrap items-center gap-x-8">
      {page > 1 && (
        <TextLink rel="prev" href={listingPath(page - 1)} className="gap-2">
          <Arrow isBack />
          {words.newer}
        </TextLink>
      )}
      <p className="text-muted">{fill(words.position, { page, count })}</p>
      {page < count && (
        <TextLink rel="next" href={listingPath(page + 1)} label={words.older} className="gap-2">
          <Arrow />
        </TextLink>
      )}
    </nav>
  );
}
