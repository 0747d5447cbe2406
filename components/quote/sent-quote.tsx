import { formatPrice } from '@/lib/rules/format-price';
import { SentText } from '@/components/lead/outcome-view';
import { useLead } from '@/components/lead/lead-context';
import { Selvedge } from '@/components/ui/selvedge';
import { QuoteCloth } from './quote-cloth';
import { countLines, useQuote } from './quote-context';

/** A quote has left: its cloth is finished and closed by the selvedge, with what it came to. */
export function SentQuote({ replyTime }: { replyTime: string }) {
  const { last } = useLead();
  const { lines, totalUsd } = useQuote(last?.answers);
  return (
    <>
      {lines.length > 0 && (
        <div className="mb-5 overflow-hidden rounded-card">
          <QuoteCloth answers={last?.answers} isFinished className="h-36 md:h-48" />
          <Selvedge />
        </div>
      )}
      <SentText
        title="Demande envoyée"
        text={`Merci, votre demande de devis est bien partie\u00a0: ${formatPrice(totalUsd)}, ${countLines(lines.length)}. Nous vous répondons sous ${replyTime} : d’abord nos questions, puis un appel, puis un devis signé.`}
      />
    </>
  );
}
