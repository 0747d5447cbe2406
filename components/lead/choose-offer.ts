import { OFFER_FIELD } from '@/lib/rules/lead/answers';
import { onPageParsed } from '@/components/early/on-page-parsed';
import { writeAddress } from '@/components/early/write-address';

/** Shows the offer that the address names (`#offre=…`), or that a draft brought back; and takes it away. */
export function chooseOffer(): void {
  const MAX_LENGTH = 80;
  const field = () => document.querySelector<HTMLInputElement>(`[name=${OFFER_FIELD}]`);

  function show() {
    const input = field();
    input?.form?.toggleAttribute('data-about-offer', input.value !== '');
  }

  /** What is followed is no draft, as what a visitor does is. */
  function choose(offer: string, event: 'input' | 'change') {
    const input = field();
    if (!input) return;
    input.value = offer;
    input.dispatchEvent(new Event(event, { bubbles: true }));
    show();
  }

  function follow() {
    const offer = new URLSearchParams(location.hash.slice(1)).get('offre');
    if (offer) choose(offer.slice(0, MAX_LENGTH), 'change');
    show();
  }

  /** In the address too, which a reload would follow again. */
  function forget() {
    choose('', 'input');
    writeAddress(location.pathname + location.search);
  }

  onPageParsed(follow);
  addEventListener('hashchange', follow);
  document.addEventListener('change', show);
  document.addEventListener('reset', () => setTimeout(forget));
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-drop-offer]')) forget();
  });
}
