import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { formatFilter, parseFilter, type BlogFilter } from '@/lib/rules/blog/search';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/share/write-address';

/** The blog's filter, read from fields, whose first words win, and kept in the address; `onFilter` hears of every change. */
export function useBlogFilter(categories: readonly string[], onFilter: (filter: BlogFilter) => void) {
  const form = useRef<HTMLFormElement>(null);
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useCallback(
    (filter: BlogFilter) => {
      onFilter(filter);
      clearTimeout(addressTimer.current);
      addressTimer.current = setTimeout(
        () => writeAddress(`${location.pathname}${formatFilter(filter)}${location.hash}`),
        ADDRESS_DELAY_MS,
      );
    },
    [onFilter],
  );

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const [typed, kept] = [readFields(fields), parseFilter(location.search, categories)];
    // A browser that comes back may have put back one of the two fields only.
    const initial = { query: typed.query || kept.query, category: typed.category || kept.category };
    writeFields(fields, initial);
    if (formatFilter(initial) || location.search) follow(initial);
  }, [categories, follow]);

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => () => clearTimeout(addressTimer.current), []);

  return { form, followFields: () => form.current && follow(readFields(form.current)) };
}

function readFields(form: HTMLFormElement): BlogFilter {
  const data = new FormData(form);
  return { query: String(data.get('q') ?? ''), category: String(data.get('categorie') ?? '') };
}

function writeFields(form: HTMLFormElement, { query, category }: BlogFilter) {
  const [box, list] = [form.querySelector('input'), form.querySelector('select')];
  if (box) box.value = query;
  if (list) list.value = category;
}
