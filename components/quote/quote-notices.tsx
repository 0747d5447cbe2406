import { formatPrice } from '@/lib/rules/format-price';
import { useLead } from '@/components/lead/lead-context';
import { Notice, noticeControl } from '@/components/lead/notice';
import { QuoteActions } from './quote-actions';
import { countLines, useQuote } from './quote-context';
import { useQuoteLink } from './use-quote-link';

/** What stands above the quote: what was sent, what a link has brought, and a selection kept from before. */
export function QuoteNotices() {
  const { news, aside, takeBack, forgetAside } = useQuoteLink();
  return (
    <>
      <SentStrip />
      {(news !== null && news.length > 0) || aside ? (
        <Notice title={news ? 'Vous avez ouvert une estimation partagée' : 'Une autre sélection est gardée'}>
          {news?.map((sentence) => (
            <p key={sentence} className="mt-1 text-note">
              {sentence}
            </p>
          ))}
          {aside && (
            <>
              <p className="mt-1 text-note">
                Votre sélection, différente, est gardée sur cet appareil pendant sept jours.
              </p>
              <div className="mt-3 flex flex-wrap gap-2.5">
                <button type="button" onClick={takeBack} className={noticeControl}>
                  Reprendre ma sélection
                </button>
                <button type="button" onClick={forgetAside} className={noticeControl}>
                  Garder celle-ci
                </button>
              </div>
            </>
          )}
        </Notice>
      ) : null}
    </>
  );
}

/** Once a quote has left and the form is back: what left, and what else to do with it. */
function SentStrip() {
  const { status, left } = useLead();
  const { lines, totalUsd } = useQuote(left ?? undefined);
  if (status !== 'editing' || !left) return null;
  return (
    <div className="mb-6 border-b border-line pb-2 text-note print:hidden">
      <p className="font-semibold">{`Envoyé, ${formatPrice(totalUsd)}, ${countLines(lines.length)}`}</p>
      {lines.length > 0 && <QuoteActions answers={left} />}
    </div>
  );
}
