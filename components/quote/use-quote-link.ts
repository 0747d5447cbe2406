import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { Feature } from '@/content/types';
import { readTicks, tickOnly } from '@/components/forms/form-texts';
import { draftKey, formatDraft, parseDraft } from '@/lib/draft/draft';
import { formatQuoteLink, parseQuoteLink, type QuoteLink } from '@/lib/quote/link';
import { linkNews } from '@/lib/quote/link-news';
import { quoteTotalUsd } from '@/lib/quote/price';
import { isSameSelection, selectedFeatures, type QuoteSelection } from '@/lib/quote/selection';
import { readStored, writeStored } from '@/lib/stored-text';

/** Where the device keeps a selection that a link took the place of, in the form of a draft. */
const ASIDE_KEY = `${draftKey('quote')}:avant-lien`;

// Safari refuses more than 100 changes of address in 30 seconds: the address follows when the choices pause.
const ADDRESS_DELAY_MS = 300;

type QuoteLinkOptions = {
  formRef: RefObject<HTMLFormElement | null>;
  catalogue: readonly Feature[];
  /** Version of the catalogue's prices. */
  prices: string;
  selection: QuoteSelection;
  onCustomFeatures: (features: readonly string[]) => void;
};

/**
 * Keeps the quote in the fragment of the address, without a new entry in the history, and opens the quote that the
 * address holds. A link wins over a drafted selection; one that differs is set aside on the device, to come back to.
 * What was ticked before the script arrived is added to the link's choices.
 */
export function useQuoteLink(options: QuoteLinkOptions) {
  const { formRef, catalogue, prices, selection, onCustomFeatures } = options;
  const [news, setNews] = useState<string[]>([]);
  const [aside, setAside] = useState<QuoteSelection | null>(null);
  const fragment = formatQuoteLink(selection, quoteTotalUsd(selection, catalogue), prices);

  function choose({ featureIds, customFeatures }: QuoteSelection) {
    if (formRef.current) tickOnly(formRef.current, featureIds);
    onCustomFeatures(customFeatures);
  }

  function open(link: QuoteLink, displaced: QuoteSelection | null, ticked: readonly string[]) {
    const known = selectedFeatures(link.featureIds, catalogue).map(({ id }) => id);
    const linked = { featureIds: known, customFeatures: link.customFeatures };
    setNews(linkNews(link, catalogue, prices));
    // What waits already came first: it is the visitor's own, not what another link has put here.
    const waiting = readKept(ASIDE_KEY) ?? displaced;
    keepAside(waiting && !isSameSelection(waiting, linked) ? waiting : null);
    choose({ ...linked, featureIds: [...ticked, ...known] });
  }

  function keepAside(kept: QuoteSelection | null) {
    const text = kept && formatDraft({ texts: {}, ...kept }, Date.now());
    writeStored(ASIDE_KEY, text);
    setAside(text === null ? null : kept);
  }

  const arrive = useEffectEvent(() => {
    const [form, link] = [formRef.current, parseQuoteLink(location.hash)];
    if (!form || !link) setAside(readKept(ASIDE_KEY));
    else open(link, readKept(draftKey('quote')), readTicks(form));
  });

  // Before the form is taken over: an early submit must send what the link says, and a draft must not win over it.
  useLayoutEffect(() => arrive(), []);

  const followAddress = useEffectEvent(() => {
    // An entry without state is an address just entered; going back meets entries that this page wrote itself.
    const link = history.state === null ? parseQuoteLink(location.hash) : null;
    if (link) open(link, selection, []);
    return link !== null;
  });

  // Over with the page itself: an effect that ends after the paint could write into the next page's address.
  useLayoutEffect(() => {
    let timer = setTimeout(() => writeAddress(fragment), ADDRESS_DELAY_MS);
    // An anchor of the page has had its scroll: the quote takes its place back.
    const handleHash = () => {
      if (followAddress()) return;
      clearTimeout(timer);
      timer = setTimeout(() => writeAddress(fragment), ADDRESS_DELAY_MS);
    };
    addEventListener('hashchange', handleHash);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', handleHash);
    };
  }, [fragment]);

  return {
    fragment,
    news,
    aside,
    forgetAside: () => keepAside(null),
    takeBack: () => {
      if (aside) choose(aside);
      keepAside(null);
      setNews([]);
    },
  };
}

/** What became of a link that was opened, and how to come back from it. */
export type OpenedLink = Pick<ReturnType<typeof useQuoteLink>, 'news' | 'aside' | 'takeBack' | 'forgetAside'>;

/** The selection of a draft that the device keeps, if any. */
function readKept(key: string): QuoteSelection | null {
  const draft = parseDraft(readStored(key), Date.now());
  return draft && { featureIds: draft.featureIds, customFeatures: draft.customFeatures };
}

function writeAddress(fragment: string) {
  const isAnchor = parseQuoteLink(location.hash) === null;
  if (location.hash.slice(1) === fragment || (!fragment && isAnchor)) return;
  const { pathname, search } = location;
  // The router keeps its own notes in the entry's state.
  history.replaceState(history.state, '', `${pathname}${search}${fragment && `#${fragment}`}`);
}
