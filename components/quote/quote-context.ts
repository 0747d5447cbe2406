'use client';

import { createContext, useContext } from 'react';
import type { Feature } from '@/content/types';
import type { FieldErrors } from '@/lib/forms/validators';
import type { QuoteSelection } from '@/lib/quote/selection';

export type Quote = {
  catalogue: readonly Feature[];
  /** What a dollar is worth in euros. */
  eurPerUsd: number;
  selection: QuoteSelection;
  totalUsd: number;
  errors: FieldErrors;
  /** The quote as the fragment of an address, empty when nothing is chosen. */
  fragment: string;
  /** The text of the message as it would be sent now. */
  composeText: () => string;
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
