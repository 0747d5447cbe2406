import { useEffect, useRef, useState } from 'react';
import type { MailerBody, Subject } from '@/lib/mailer/body';
import { sendMessage } from '@/lib/mailer/send';
import { dropFromOutbox, isSameMessage, keepInOutbox, readOutbox } from '@/lib/outbox/outbox';

export type SubmissionStatus = 'editing' | 'sending' | 'sent' | 'failed';

/** How long a success stays on screen before the form comes back, in milliseconds. */
const SUCCESS_MS = 5_000;

/**
 * The life of one message: editing, sending, then sent (back to editing by itself) or failed. It is kept on the
 * device from before the request until it is accepted. A submit that arrives while one is under way is ignored;
 * `onSent` runs once per accepted message.
 */
export function useSubmission(subject: Subject, onSent: () => void) {
  const [status, setStatus] = useState<SubmissionStatus>('editing');
  const [lastBody, setLastBody] = useState<MailerBody | null>(null);
  // Refs, not state: two clicks can land before the first render that would disable the button.
  const isSending = useRef(false);
  const entryId = useRef<string | null>(null);

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(() => setStatus('editing'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  async function submit(body: MailerBody) {
    if (isSending.current) return;
    isSending.current = true;
    setLastBody(body);
    setStatus('sending');
    const entry = { id: (entryId.current ??= idFor(subject, body)), savedAt: Date.now(), body };
    // Until an answer comes, nobody knows: a page closed now must not promise that nothing left.
    keepInOutbox(subject, { ...entry, mayHaveArrived: true });
    const outcome = await sendMessage(body);
    isSending.current = false;
    if (outcome === 'sent') {
      dropFromOutbox(subject, entry.id);
      entryId.current = null;
      onSent();
      setStatus('sent');
    } else {
      keepInOutbox(subject, { ...entry, mayHaveArrived: outcome === 'uncertain' });
      setStatus('failed');
    }
  }

  return { status, lastBody, submit, resume: () => setStatus('editing') };
}

// A message that waits from an earlier visit, sent again from the form, is still that one message.
function idFor(subject: Subject, body: MailerBody): string {
  const waiting = readOutbox(subject, Date.now()).find((entry) => isSameMessage(entry.body, body));
  return waiting?.id ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
