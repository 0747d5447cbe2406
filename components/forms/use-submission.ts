import { useEffect, useRef, useState } from 'react';
import type { MailerBody } from '@/lib/mailer/body';
import { sendMessage } from '@/lib/mailer/send';

export type SubmissionStatus = 'editing' | 'sending' | 'sent' | 'failed';

/** How long a success stays on screen before the form comes back, in milliseconds. */
const SUCCESS_MS = 5_000;

/**
 * The life of one message: editing, sending, then sent (back to editing by itself) or failed. A submit that
 * arrives while one is under way is ignored; `onSent` runs once per accepted message.
 */
export function useSubmission(onSent: () => void) {
  const [status, setStatus] = useState<SubmissionStatus>('editing');
  // A ref, not the state: two clicks can land before the first render that would disable the button.
  const isSending = useRef(false);

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(() => setStatus('editing'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  async function submit(body: MailerBody) {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const outcome = await sendMessage(body);
    isSending.current = false;
    if (outcome === 'sent') onSent();
    setStatus(outcome);
  }

  return { status, submit, resume: () => setStatus('editing') };
}
