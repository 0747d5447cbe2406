import { Notice, noticeControl } from './notice';
import { useIsOnline, useLead } from './lead-context';
import type { Waiting } from './lead-state';
import { OtherWays, type Agency } from './other-ways';

/** Messages of an earlier visit that may not have left. Nothing is ever sent again by itself: its author decides. */
export function WaitingMessages({ agency }: { agency: Agency }) {
  return useLead().waiting.map((waiting) => (
    <WaitingMessage key={waiting.id} waiting={waiting} agency={agency} />
  ));
}

function WaitingMessage({ waiting, agency }: { waiting: Waiting; agency: Agency }) {
  const { store } = useLead();
  const isOnline = useIsOnline();
  const { id, body, status } = waiting;
  if (status === 'sent') return <Notice title="Message envoyé, merci.">{null}</Notice>;
  return (
    <Notice title={titleOf(waiting)}>
      <p className="mt-1 line-clamp-2 whitespace-pre-line break-words text-note text-muted">{body.message}</p>
      {!isOnline && (
        <p className="mt-2 text-note font-semibold">
          Vous êtes hors connexion&nbsp;: il est conservé sur cet appareil.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button
          type="button"
          onClick={() => void store.resend(waiting)}
          disabled={status === 'sending'}
          className={noticeControl}
        >
          {status === 'sending' ? 'Envoi en cours...' : 'Envoyer'}
        </button>
        <button type="button" onClick={() => store.erase(id)} className={noticeControl}>
          Effacer
        </button>
        <details className="basis-full">
          <summary className="text-link inline-flex min-h-touch cursor-pointer items-center text-note font-semibold">
            Autres moyens
          </summary>
          <div className="mt-2 flex flex-wrap gap-2.5">
            <OtherWays body={body} agency={agency} />
          </div>
        </details>
      </div>
    </Notice>
  );
}

function titleOf({ status, mayHaveArrived }: Waiting): string {
  if (status === 'failed')
    return 'Toujours pas parti\u00a0: réessayez, ou passez par WhatsApp ou par e-\u2060mail.';
  return mayHaveArrived ? 'Un message n’est peut-être pas parti.' : 'Un message n’est pas parti.';
}
