import clsx from 'clsx';
import type { Answers } from '@/lib/rules/lead/answers';
import { clothThreads, threadBreadth } from '@/lib/rules/quote/cloth';
import { useQuote } from './quote-context';

type QuoteClothProps = { answers?: Answers; className: string; isFinished?: boolean };

/** The quote's own cloth (`clothRules`, which weaves without a script too): a thread a line; a finished one fills its height. */
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
