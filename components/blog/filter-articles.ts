import { fill } from '@/lib/rules/fill';
import { foldText, formatFilter, isFound, parseFilter, searchedText } from '@/lib/rules/blog/search';
import { listen } from '@/components/early/listen';
import { need } from '@/components/early/need';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/early/write-address';

const ARTICLES = '[data-searched]';

/** The article at a place of the list, as a search reads it. */
function articleAt(place: HTMLElement) {
  const texts = Array.from(place.querySelectorAll('h3, h3 + p'), ({ textContent }) => textContent ?? '');
  const [title = '', excerpt = ''] = texts;
  const [category = '', ...tags] = (place.getAttribute('data-searched') ?? '').split('\n');
  return { place, folded: foldText(searchedText({ title, excerpt, tags })), category };
}

/**
 * Narrows a list of articles, at each key, to what the form above it asks for; the address, which may have asked first,
 * keeps what is typed from then on.
 */
export function filterArticles(search: HTMLElement): () => void {
  const form = need<HTMLFormElement>(search, 'form');
  const { q, categorie } = form.elements as unknown as { q: HTMLInputElement; categorie: HTMLSelectElement };
  const [count, none] = [need(search, '[data-text]'), need(search, '[data-none]')];
  const articles = Array.from(search.querySelectorAll<HTMLElement>(ARTICLES), articleAt);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filter = () => ({ query: q.value, category: categorie.value });

  function narrow() {
    articles.forEach((article) => (article.place.hidden = !isFound(article, filter())));
    search.querySelectorAll('section').forEach((section) => {
      section.hidden = !section.querySelector(`${ARTICLES}:not([hidden])`);
    });
    const found = articles.filter(({ place }) => !place.hidden).length;
    count.textContent = fill(count.getAttribute('data-text') ?? '', { count: found });
    none.hidden = found > 0;
  }

  function answer() {
    narrow();
    clearTimeout(timer);
    timer = setTimeout(() => {
      writeAddress(`${location.pathname}${formatFilter(filter())}${location.hash}`);
    }, ADDRESS_DELAY_MS);
  }

  /** The list is narrowed already: Enter only closes a phone's keyboard. */
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (matchMedia('(pointer: coarse)').matches) q.blur();
  }

  const categories = Array.from(categorie.options, ({ value }) => value);
  const linked = parseFilter(location.search, categories);
  q.value = q.value || linked.query;
  categorie.value = categorie.value || linked.category;
  narrow();
  // A browser that comes back puts the fields back late.
  const stop = listen([form, 'input', answer], [window, 'pageshow', narrow], [form, 'submit', submit]);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
