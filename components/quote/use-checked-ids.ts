import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { readTicks } from '@/components/forms/form-texts';

/**
 * The values of a form's ticked boxes, in page order. The boxes themselves are the state, so a tick
 * made before the script arrived counts like any other. A box shows its own tick at once; what follows from it may
 * come a frame later, so that many ticks in a row never wait for it.
 */
export function useCheckedIds(formRef: RefObject<HTMLFormElement | null>): readonly string[] {
  const [ids, setIds] = useState('');

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const read = () => startTransition(() => setIds(readTicks(form).join(',')));
    // A reset is announced before it happens.
    const readAfterReset = () => setTimeout(read);
    read();
    form.addEventListener('change', read);
    form.addEventListener('reset', readAfterReset);
    return () => {
      form.removeEventListener('change', read);
      form.removeEventListener('reset', readAfterReset);
    };
  }, [formRef]);

  return useMemo(() => (ids ? ids.split(',') : []), [ids]);
}
