'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay, VALID_DAYS, validUntil } from '@/lib/quote/validity';

/** What heads the lines of a quote on paper: its day, which is that of the printing, and until when it holds. */
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
      <p className="font-heading text-heading font-bold">Devis estimatif</p>
      <p className="text-small">
        Établi le {formatDay(day)}, valable {VALID_DAYS} jours, jusqu’au {formatDay(validUntil(day))}
      </p>
    </div>
  );
}

/** Where a quote on paper is on the site. */
export function PrintedLink({ url }: { url: string }) {
  return (
    <p className="hidden break-words text-small print:order-last print:block">
      Retrouver, modifier ou envoyer ce devis :{' '}
      <a href={url} className="underline">
        {url}
      </a>
    </p>
  );
}
