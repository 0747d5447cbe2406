import { Button } from '@/components/ui/button';
import { Notice } from './notice';
import { useIsOnline, useLead } from './lead-context';
import type { Waiting } from './lead-state';
import { OtherWays } from './other-ways';

/** Messages of an earlier visit that may not have left. Nothing is ever sent again by itself: its author decides. */
export function WaitingMessages() {
  return useLead().waiting.map((waiting) => <WaitingMessage key={waiting.id} {...waiting} />);
}

function WaitingMessage(waiting: Waiting) {
  const { store, words: all } = useLead();
  const isOnline = useIsOnline();
  const { id, body, status, mayHaveArrived } = waiting;
  const words = all.waiting;
  if (status === 'sent') return <Notice title={words.sent} />;
  const title = mayHaveArrived ? words.unsure : words.unsent;
  return (
    <Notice title={status === 'failed' ? words.failed : title}>
      <p className="mt-1 line-clamp-2 whitespace-pre-line break-words text-note text-muted">{body.message}</p>
      {!isOnline && <p className="mt-2 text-note font-semibold">{words.offline}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button tone="small" onClick={() => void store.resend(waiting)} disabled={status === 'sending'}>
          {status === 'sending' ? all.sending : words.send}
        </Button>
        <Button tone="small" onClick={() => store.erase(id)}>
          {words.erase}
        </Button>
        <details className="basis-full">
          <summary className="text-link inline-flex min-h-touch cursor-pointer items-center text-note font-semibold">
            {words.otherWays}
          </summary>
          <div className="mt-2 flex flex-wrap gap-2.5">
            <OtherWays body={body} />
          </div>
        </details>
      </div>
    </Notice>
  );
}
