'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import type { MailerBody, Subject } from '@/lib/mailer/body';
import { sendMessage } from '@/lib/mailer/send';
import { dropFromOutbox, keepInOutbox, readOutbox, type OutboxEntry } from '@/lib/outbox/outbox';
import { Notice, noticeControl } from './notice';
import { OtherWays, type Agency } from './other-ways';
import { useIsOnline } from './use-is-online';

type OutboxNoticeProps = {
  subject: Subject;
  agency: Agency;
  /** Called once a waiting message has been accepted. */
  onSent: (body: MailerBody) => void;
};

/** Messages of an earlier visit that may not have left. Nothing is ever sent again by itself: its author decides. */
export function OutboxNotice({ subject, agency, onSent }: OutboxNoticeProps) {
  const [entries, setEntries] = useState<OutboxEntry[]>([]);

  useEffect(() => {
    startTransition(() => setEntries(readOutbox(subject, Date.now())));
  }, [subject]);

  function remove(entry: OutboxEntry) {
    dropFromOutbox(subject, entry.id);
    setEntries((current) => current.filter(({ id }) => id !== entry.id));
  }

  async function resend(entry: OutboxEntry) {
    keepInOutbox(subject, { ...entry, mayHaveArrived: true });
    const outcome = await sendMessage(entry.body);
    if (outcome === 'sent') {
      dropFromOutbox(subject, entry.id);
      onSent(entry.body);
    } else
      keepInOutbox(subject, { ...entry, mayHaveArrived: entry.mayHaveArrived || outcome === 'uncertain' });
    return outcome === 'sent';
  }

  return entries.map((entry) => (
    <WaitingMessage
      key={entry.id}
      entry={entry}
      agency={agency}
      onSend={() => resend(entry)}
      onErase={() => remove(entry)}
    />
  ));
}

type WaitingMessageProps = {
  entry: OutboxEntry;
  agency: Agency;
  onSend: () => Promise<boolean>;
  onErase: () => void;
};

type WaitingStatus = 'waiting' | 'sending' | 'sent' | 'failed';

function WaitingMessage({ entry, agency, onSend, onErase }: WaitingMessageProps) {
  const [status, setStatus] = useState<WaitingStatus>('waiting');
  const isSending = useRef(false);
  const isOnline = useIsOnline();

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const isSent = await onSend();
    isSending.current = false;
    setStatus(isSent ? 'sent' : 'failed');
  }

  if (status === 'sent') return <Notice title="Message envoyé, merci.">{null}</Notice>;
  return (
    <Notice title={titleOf(entry, status)}>
      <p className="mt-1 line-clamp-3 whitespace-pre-line break-words text-note text-muted">
        {entry.body.message}
      </p>
      {!isOnline && (
        <p className="mt-2 text-note font-semibold">Vous êtes hors connexion : il reste gardé ici.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button type="button" onClick={send} disabled={status === 'sending'} className={noticeControl}>
          {status === 'sending' ? 'Envoi en cours...' : 'Envoyer'}
        </button>
        <OtherWays body={entry.body} agency={agency} />
        <button type="button" onClick={onErase} className={noticeControl}>
          Effacer
        </button>
      </div>
    </Notice>
  );
}

function titleOf(entry: OutboxEntry, status: WaitingStatus): string {
  if (status === 'failed') return 'Toujours pas parti : réessayez, ou prenez un autre chemin.';
  return entry.mayHaveArrived ? 'Un message n’est peut-être pas parti.' : 'Un message n’est pas parti.';
}
