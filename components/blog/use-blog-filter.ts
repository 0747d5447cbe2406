import { startTransition, useEffect, useRef, useState } from 'react';
import { ALL_CATEGORIES, formatFilter, parseFilter, type BlogFilter } from '@/lib/blog/search';

const NO_FILTER: BlogFilter = { query: '', category: ALL_CATEGORIES };

// Safari refuses more than 100 changes of address in 30 seconds: the address follows when typing pauses.
const ADDRESS_DELAY_MS = 300;

/**
 * The blog's filter, read from uncontrolled fields and kept in the address (`?q=`, `?categorie=`) without a new
 * entry in the history. At build there is no address, so every article is in the page. What was typed or chosen
 * before the script arrived wins over the address.
 */
export function useBlogFilter() {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const typed = readFields(fields);
    const initial = formatFilter(typed) ? typed : parseFilter(location.search);
    writeFields(fields, initial);
    startTransition(() => setFilter(initial));
  }, []);

  useEffect(() => {
    if (filter === NO_FILTER) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${formatFilter(filter)}${location.hash}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter]);

  return { form, filter, followFields: () => form.current && setFilter(readFields(form.current)) };
}

function readFields(form: HTMLFormElement): BlogFilter {
  const data = new FormData(form);
  return { query: String(data.get('q') ?? ''), category: String(data.get('categorie') ?? ALL_CATEGORIES) };
}

function writeFields(form: HTMLFormElement, { query, category }: BlogFilter) {
  const [box, list] = [form.querySelector('input'), form.querySelector('select')];
  if (box) box.value = query;
  if (list) list.value = category;
}
