import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { parseQuoteLink, type QuoteLink } from '@/lib/rules/quote/link';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/early/write-address';
import { useQuote } from './quote-context';

/**
 * Keeps the quote in the fragment of the address, and chooses whatever quote an address holds that the visitor enters or
 * goes back to (lead/keep-drafts.ts has chosen the first). Returns the last of these links.
 */
export function useQuoteLink(): QuoteLink | null {
  const { fragment, store } = useQuote();
  const [link, setLink] = useState<QuoteLink | null>(null);

  useEffect(() => {
    startTransition(() => setLink(parseQuoteLink(location.hash)));
  }, []);

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => {
    const writeSoon = () => setTimeout(writeQuote, ADDRESS_DELAY_MS, fragment);
    let timer = writeSoon();
    const handleHash = () => {
      clearTimeout(timer);
      const entered = parseQuoteLink(location.hash);
      // An anchor of the page has had its scroll: the quote takes its place back.
      if (!entered) timer = writeSoon();
      else {
        setLink(entered);
        store.choose(entered);
      }
    };
    addEventListener('hashchange', handleHash);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', handleHash);
    };
  }, [fragment, store]);

  return link;
}

function writeQuote(fragment: string) {
  const isAnchor = parseQuoteLink(location.hash) === null;
  if (location.hash.slice(1) === fragment || (!fragment && isAnchor)) return;
  writeAddress(`${location.pathname}${location.search}${fragment && `#${fragment}`}`);
}
