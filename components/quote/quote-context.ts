'use client';

import { createContext, useContext } from 'react';
import type { Feature } from '@/content/types';
import type { QuoteSelection } from '@/lib/quote/selection';

export type Quote = {
  catalogue: readonly Feature[];
  selection: QuoteSelection;
  totalUsd: number;
  removeFeature: (id: string) => void;
  addCustom: (text: string) => void;
  removeCustom: (position: number) => void;
};

export const QuoteContext = createContext<Quote | null>(null);

/** The quote being composed; only inside a `QuoteForm`. */
export function useQuote(): Quote {
  const quote = useContext(QuoteContext);
  if (!quote) throw new Error('useQuote must be used within a QuoteForm');
  return quote;
}
