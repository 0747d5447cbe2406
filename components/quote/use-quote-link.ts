import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { answersOf, type Answers } from '@/lib/rules/lead/answers';
import { readKept, writeKept, type Draft } from '@/lib/rules/lead/kept';
import { parseQuoteLink, type QuoteLink, linkNews, type LinkNews } from '@/lib/rules/quote/link';
import { isSameSelection, selectedFeatures } from '@/lib/rules/quote/price';
import * as protocol from '@/components/early/protocol';
import { ADDRESS_DELAY_MS, writeAddress } from '@/components/share/write-address';
import { useQuote } from './quote-context';

const KEY = `${protocol.draftKey}devis`;

/** What is to be said of a link, and what had left when it was opened: once the quote leaves, it is over. */
type News = LinkNews & { left: Answers | null };
/**
 * Keeps the quote in the fragment of the address, and opens another that the visitor enters there; early/keep-drafts.ts has
 * chosen the first. A selection that a link took the place of stays on the device as a draft of its own.
 */
export function useQuoteLink() {
  const { answers, fragment, catalogue, prices, store, left } = useQuote();
  const [news, setNews] = useState<News | null>(null);
  const [aside, setAside] = useState<{ id: string; answers: Answers } | null>(null);

  const tell = (link: QuoteLink) =>
    setNews({ ...linkNews(link, catalogue, prices), left: store.getState().left });

  function findAside(chosen: Pick<Answers, 'featureIds' | 'customFeatures'>) {
    const found = readKept<Draft>(KEY)
      .filter(({ id }) => id !== store.draftId())
      .map(({ id, pairs }) => ({ id, answers: answersOf(pairs) }))
      .filter(({ answers: { featureIds, customFeatures } }) => featureIds.length + customFeatures.length > 0)
      .filter((kept) => !isSameSelection(kept.answers, chosen));
    setAside(found[0] ?? null);
  }

  function forgetAside() {
    const others = readKept<Draft>(KEY).filter(({ id }) => id !== aside?.id);
    if (aside) writeKept(KEY, others);
    setAside(null);
  }

  const arrive = useEffectEvent(() => {
    const link = parseQuoteLink(location.hash);
    if (link) tell(link);
    findAside(store.getState().answers);
  });

  const followAddress = useEffectEvent(() => {
    // An entry without state is an address just entered; going back meets entries that this page wrote itself.
    const link = history.state === null ? parseQuoteLink(location.hash) : null;
    if (!link) return false;
    const known = selectedFeatures(link.featureIds, catalogue).map(({ id }) => id);
    const linked = { featureIds: known, customFeatures: link.customFeatures };
    tell(link);
    // What was chosen so far stays on the device under its own name.
    if (!isSameSelection(answers, linked)) store.startDraft();
    store.choose(linked);
    findAside(linked);
    return true;
  });

  useEffect(() => {
    startTransition(() => arrive());
  }, []);

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => {
    let timer = setTimeout(() => writeQuote(fragment), ADDRESS_DELAY_MS);
    // An anchor of the page has had its scroll: the quote takes its place back.
    const handleHash = () => {
      if (followAddress()) return;
      clearTimeout(timer);
      timer = setTimeout(() => writeQuote(fragment), ADDRESS_DELAY_MS);
    };
    addEventListener('hashchange', handleHash);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', handleHash);
    };
  }, [fragment]);

  return {
    news: news?.left === left ? news : null,
    aside,
    forgetAside,
    takeBack() {
      if (aside) store.choose(aside.answers);
      forgetAside();
      setNews(null);
    },
  };
}

function writeQuote(fragment: string) {
  const isAnchor = parseQuoteLink(location.hash) === null;
  if (location.hash.slice(1) === fragment || (!fragment && isAnchor)) return;
  writeAddress(`${location.pathname}${location.search}${fragment && `#${fragment}`}`);
}
