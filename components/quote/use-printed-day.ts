import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The day a page is printed, which may be days after it was opened. */
export function usePrintedDay(): Date {
  const [day, setDay] = useState(() => new Date());

  useEffect(() => {
    // At once: the page is pictured as soon as the event is over.
    const renew = () => flushSync(() => setDay(new Date()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);

  return day;
}
