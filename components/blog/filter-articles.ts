import { fill } from '@/lib/rules/fill';
import { filterMatcher, foldLines, formatFilter, parseFilter, searchedText } from '@/lib/rules/blog/search';
import { onPageParsed } from '@/components/early/on-page-parsed';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/early/write-address';

/** The article at a place of the list, as a search reads it. */
function articleAt(place: HTMLElement) {
  const texts = Array.from(place.querySelectorAll('h3, h3 + p'), ({ textContent }) => textContent ?? '');
  const [title = '', excerpt = ''] = texts;
  const tags = (place.getAttribute('data-tags') || '').split('\n');
  const folded = foldLines(searchedText({ title, excerpt, tags }));
  return { place, folded, category: place.getAttribute('data-category') };
}

/** Narrows the list of articles, at each key, to what its form asks for; the address keeps that, what is typed wins. */
export function filterArticles(): void {
  onPageParsed(() => {
    const form = document.querySelector<HTMLFormElement>('form[role=search]');
    if (!form) return;
    const { q, categorie } = form.elements as unknown as {
      q: HTMLInputElement;
      categorie: HTMLSelectElement;
    };
    const categories = Array.from(categorie.options, ({ value }) => value);
    const kept = parseFilter(location.search, categories);
    const articles = Array.from(document.querySelectorAll<HTMLElement>('[data-category]'), articleAt);
    const sections = new Set(articles.map(({ place }) => place.closest('section')));
    let timer: ReturnType<typeof setTimeout>;

    function narrow() {
      const filter = { query: q.value, category: categorie.value };
      const isFound = filterMatcher(filter);
      articles.forEach((article) => (article.place.hidden = !isFound(article)));
      sections.forEach((section) =>
        section?.toggleAttribute('hidden', !section.querySelector('[data-category]:not([hidden])')),
      );
      const found = articles.filter(({ place }) => !place.hidden).length;
      const count = document.querySelector('[data-count]');
      if (count) count.textContent = fill(count.getAttribute('data-count') || '', { count: found });
      document.querySelector('[data-none]')?.toggleAttribute('hidden', found > 0);
      clearTimeout(timer);
      const address = `${location.pathname}${formatFilter(filter)}${location.hash}`;
      timer = setTimeout(writeAddress, ADDRESS_DELAY_MS, address);
    }

    q.value = q.value || kept.query;
    categorie.value = categorie.value || kept.category;
    narrow();
    form.addEventListener('input', narrow);
    // A browser that comes back puts the fields back late.
    addEventListener('pageshow', narrow);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      // The list is narrowed already: Enter only closes a phone's keyboard.
      (document.activeElement as HTMLElement).blur();
    });
  });
}
