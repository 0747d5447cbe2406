import { useEffect, useRef, type RefObject } from 'react';
import type { SubmissionStatus } from './use-submission';

/**
 * Puts focus back in the form when the view of an outcome, which held it, goes away: on the submit button after a
 * failure, on the form itself after a success. A visitor who has moved on in the meantime is left alone.
 */
export function useFocusReturn(status: SubmissionStatus, formRef: RefObject<HTMLFormElement | null>) {
  const previous = useRef(status);

  useEffect(() => {
    const was = previous.current;
    previous.current = status;
    const isBack = status === 'editing' && (was === 'sent' || was === 'failed');
    if (!isBack || document.activeElement !== document.body) return;
    const submit = formRef.current?.querySelector<HTMLButtonElement>('[type="submit"]');
    const target = was === 'failed' ? submit : formRef.current;
    target?.focus({ preventScroll: was === 'sent' });
  }, [status, formRef]);
}
