import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { parseQuoteLink } from '@/lib/rules/quote/link';
import { quoteLines } from '@/lib/rules/quote/price';
import { listen } from '@/components/early/listen';
import { ADDRESS_DELAY_MS, notesOfEntry, writeAddress, type Notes } from '@/components/early/write-address';
import { linkOfEntry } from './keep-quote';
import { useQuote } from './quote-context';

/** The link of somebody's that the page was opened on, null until that is known; its company, as long as nobody writes another. */
type Opened = { brought: string | null; from: string };

/**
 * Keeps the address of the page on what is ticked, and tells of the last link of somebody's that the page was opened on, or that
 * was entered since (keep-draft.ts has chosen what it says), and whether its lines stand as it brought them.
 */
export function useQuoteLink() {
  const { linkTo, answers, lines, list, last } = useQuote();
  const { customFeatures, company, currency } = answers;
  const [{ brought, from }, setOpened] = useState<Opened>({ brought: null, from: '' });
  const link = useMemo(() => parseQuoteLink(brought ?? ''), [brought]);
  const isUnchanged = link !== null && JSON.stringify(quoteLines(link, list)) === JSON.stringify(lines);
  // The company of a link stays in the address until the visitor writes another.
  const linked = from === company ? company : '';
  const fragment = linkTo([], linked);
  const own = customFeatures.join('\n');
  const noted = (isUnchanged && brought) || undefined;
  const isAwaited = brought === null;

  useEffect(() => {
    function read() {
      const opened = linkOfEntry() ?? '';
      const company = parseQuoteLink(opened)?.company ?? notesOfEntry().from;
      setOpened({ brought: opened, from: typeof company === 'string' ? company : '' });
    }
    startTransition(read);
    const follow = () => parseQuoteLink(location.hash) && read();
    return listen([window, 'hashchange', follow]);
    // `last`: a link whose quote has left is over.
  }, [last]);

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => {
    // What the page was opened on is not written over before it is read.
    if (isAwaited) return;
    const writeSoon = () =>
      setTimeout(writeQuote, ADDRESS_DELAY_MS, fragment, {
        ownWords: own ? own.split('\n') : [],
        brought: noted,
        from: linked,
        currency,
      });
    let timer = writeSoon();
    const stop = () => clearTimeout(timer);
    // An anchor of the page has had its scroll, another entry its turn: the quote takes its place back.
    const follow = () => {
      stop();
      timer = writeSoon();
    };
    // A reload under way would lose the notes of an entry whose address changes.
    const undo = listen([window, 'hashchange', follow], [window, 'beforeunload', stop]);
    return () => {
      stop();
      undo();
    };
    // `last`: once a quote has left, the notes of its entry are written anew.
  }, [isAwaited, fragment, own, noted, linked, currency, last]);

  return { link, isUnchanged, isAwaited };
}

function writeQuote(fragment: string, noted: Notes) {
  const isAnchor = parseQuoteLink(location.hash) === null;
  // A link that has just been entered, and is not followed yet, is not written over.
  if (!isAnchor && history.state === null) return;
  const hash = fragment ? `#${fragment}` : isAnchor ? location.hash : '';
  writeAddress(`${location.pathname}${location.search}${hash}`, noted);
}
