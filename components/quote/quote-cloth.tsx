import clsx from 'clsx';
import type { QuoteLine } from '@/lib/rules/quote/lines';

/** The colour of each category's threads; what is asked for in the visitor's own words is undyed. */
const DYES: Readonly<Record<string, string>> = {
  Web: 'bg-lavender-thread',
  Mobile: 'bg-ochre',
  'E-commerce': 'bg-terracotta-thread',
  Développement: 'bg-teal',
  Infrastructure: 'bg-ochre-light',
  Support: 'bg-terracotta-light',
  Marketing: 'bg-lavender',
  Sécurité: 'bg-edge',
};

type QuoteClothProps = { lines: readonly QuoteLine[]; className: string; isFinished?: boolean };

/**
 * The quote's own cloth: one weft thread a line, dyed by category, as broad as the root of its price, on a warp that
 * waits. A finished one fills its whole height. It only repeats what the lines say.
 */
export function QuoteCloth({ lines, className, isFinished = false }: QuoteClothProps) {
  return (
    <div aria-hidden="true" className={clsx('quote-cloth flex flex-col-reverse overflow-hidden', className)}>
      {lines.map(({ id, category, priceUsd }) => (
        <i
          key={id}
          className={clsx('block min-h-0 border-t border-ink/40', DYES[category ?? ''] ?? 'bg-white')}
          style={{ flex: `${isFinished ? 1 : 0} 1 ${Math.round(3 + Math.sqrt(priceUsd) * 0.8)}px` }}
        />
      ))}
    </div>
  );
}
