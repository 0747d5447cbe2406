import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { linkNews, parseQuoteLink, type LinkNews } from '@/lib/rules/quote/link';
import { selectedFeatures } from '@/lib/rules/quote/price';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/share/write-address';
import { useQuote } from './quote-context';

/**
 * Keeps the quote in the fragment of the address, and chooses whatever quote an address holds that the visitor enters or
 * goes back to (lead/keep-drafts.ts has chosen the first). Returns what is to be said of the last one.
 */
export function useQuoteLink(): LinkNews | null {
  const { fragment, catalogue, store } = useQuote();
  const [news, setNews] = useState<LinkNews | null>(null);

  const readLink = useCallback(() => {
    const link = parseQuoteLink(location.hash);
    if (link) setNews(linkNews(link, catalogue));
    return link;
  }, [catalogue]);

  useEffect(() => {
    startTransition(() => void readLink());
  }, [readLink]);

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => {
    const writeSoon = () => setTimeout(() => writeQuote(fragment), ADDRESS_DELAY_MS);
    let timer = writeSoon();
    const handleHash = () => {
      clearTimeout(timer);
      const link = readLink();
      // An anchor of the page has had its scroll: the quote takes its place back.
      if (!link) timer = writeSoon();
      else
        store.choose({
          ...link,
          featureIds: selectedFeatures(link.featureIds, catalogue).map(({ id }) => id),
        });
    };
    addEventListener('hashchange', handleHash);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', handleHash);
    };
  }, [fragment, readLink, catalogue, store]);

  return news;
}

function writeQuote(fragment: string) {
  const isAnchor = parseQuoteLink(location.hash) === null;
  if (location.hash.slice(1) === fragment || (!fragment && isAnchor)) return;
  writeAddress(`${location.pathname}${location.search}${fragment && `#${fragment}`}`);
}
