import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { parseQuoteLink, type QuoteLink } from '@/lib/rules/quote/link';
import { listen } from '@/components/early/listen';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/early/write-address';
import { pairsBrought } from './keep-quote';
import { useQuote } from './quote-context';

/**
 * Keeps the address of the page on what is ticked, and tells of the last link that the page was opened on, or that was entered
 * since (keep-draft.ts has chosen what it says), for as long as its lines stand as it brought them.
 */
export function useQuoteLink(): QuoteLink | null {
  const { linkTo, answers } = useQuote();
  const { customFeatures, company } = answers;
  const [link, setLink] = useState<QuoteLink | null>(null);
  // The company of a link stays in the address until the visitor writes another.
  const fragment = linkTo([], link?.company === company ? company : '');
  const own = customFeatures.join('\n');

  useEffect(() => {
    // What this device itself keeps was brought by nobody.
    startTransition(() => setLink(pairsBrought().length > 0 ? parseQuoteLink(location.hash) : null));
    return listen([window, 'hashchange', () => setLink((last) => parseQuoteLink(location.hash) ?? last)]);
  }, []);

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => {
    const writeSoon = () => setTimeout(writeQuote, ADDRESS_DELAY_MS, fragment, own ? own.split('\n') : []);
    let timer = writeSoon();
    // An anchor of the page has had its scroll: the quote takes its place back.
    const follow = () => {
      clearTimeout(timer);
      if (!parseQuoteLink(location.hash)) timer = writeSoon();
    };
    const undo = listen([window, 'hashchange', follow]);
    return () => {
      clearTimeout(timer);
      undo();
    };
  }, [fragment, own]);

  return link;
}

function writeQuote(fragment: string, ownWords: readonly string[]) {
  const isAnchor = parseQuoteLink(location.hash) === null;
  const hash = fragment ? `#${fragment}` : isAnchor ? location.hash : '';
  writeAddress(`${location.pathname}${location.search}${hash}`, { ownWords });
}
