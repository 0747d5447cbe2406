import clsx from 'clsx';
import type { Answers } from '@/lib/rules/lead/answers';
import { clothThreads, threadBreadth } from '@/lib/rules/quote/cloth';
import { useQuote } from './quote-context';

type QuoteClothProps = { answers?: Answers; className: string; isFinished?: boolean };

/**
 * The quote's own cloth: one weft thread a line, dyed by category, as broad as the root of its price, on a warp that
 * waits (`clothRules`, which weaves without a script too). A finished one fills its whole height.
 */
export function QuoteCloth({ answers: given, className, isFinished = false }: QuoteClothProps) {
  const { catalogue, answers } = useQuote(given);
  return (
    <div aria-hidden="true" className={clsx('quote-cloth', className)}>
      {clothThreads(catalogue, answers.customFeatures).map(({ id, priceUsd }, index) => {
        const isWoven = typeof id === 'number' || answers.featureIds.includes(id);
        const flex = `${isFinished ? 1 : 0} 1 ${threadBreadth(priceUsd)}px`;
        return <i key={id} className={`t${index}`} style={isWoven ? { flex } : undefined} />;
      })}
    </div>
  );
}
