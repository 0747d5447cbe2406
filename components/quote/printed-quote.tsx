import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { QuoteCloth } from './quote-cloth';
import { useQuote } from './quote-context';

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** What heads the lines on paper: that they are an estimate, and its day, which is that of the printing. */
export function PrintedTitle() {
  const [day, setDay] = useState(() => new Date());

  useEffect(() => {
    // At once: the page is pictured as soon as the event is over.
    const renew = () => flushSync(() => setDay(new Date()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);

  return (
    <div className="hidden print:block">
      <QuoteCloth isFinished className="mb-4 h-[10mm]" />
      <p className="font-heading text-heading font-bold">Estimation</p>
      <p className="text-small">
        Prix affichés le {longDay.format(day)}. Cette estimation n’est pas un devis&nbsp;: nous vous en
        adressons un, signé, après échange.
      </p>
    </div>
  );
}

/** Where a quote on paper is on the site. */
export function PrintedLink() {
  const { answers, totalUsd, prices } = useQuote();
  const url = `${location.origin}${location.pathname}#${formatQuoteLink(answers, totalUsd, prices)}`;
  return (
    <p className="hidden break-words text-small print:order-last print:block">
      Retrouver, modifier ou envoyer cette estimation&nbsp;:{' '}
      <a href={url} className="text-[7pt]">
        {url}
      </a>
    </p>
  );
}
