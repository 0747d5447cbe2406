import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useIsOnline, useLead } from './lead-context';
import { OtherWays } from './other-ways';
import { Outcome } from './outcome';

type LeadOutcomeProps = {
  /** Of the last message: its cloth, whole or with a broken thread. */
  cloth: (isBroken: boolean) => ReactNode;
  /** Beside the words, once it has left. */
  figure?: ReactNode;
  /** Below them. */
  more?: ReactNode;
  /** What is said of it as long as the device keeps it. */
  kept: string;
};

/** What became of the last message, while the form is away: it has left, for five seconds, or it has not. */
export function LeadOutcome({ cloth, figure, more, kept }: LeadOutcomeProps) {
  const { status, store, words } = useLead();
  if (status === 'failed') return <Failed cloth={cloth(true)} kept={kept} />;
  if (status !== 'sent') return null;
  return <Outcome role="status" cloth={cloth(false)} {...words[store.subject].sent} {...{ figure, more }} />;
}

/** A message did not leave: what may have happened, where its words are, and other ways to send them. */
function Failed({ cloth, kept }: { cloth: ReactNode; kept: string }) {
  const { last, isKept, store, words } = useLead();
  const { failed } = words;
  const isOnline = useIsOnline();
  const [failedOffline] = useState(!isOnline);
  const isBack = isOnline && failedOffline;
  const happened = failedOffline ? !isBack && failed.offline : failed.refused;
  return (
    <Outcome
      role="alert"
      cloth={cloth}
      title={failed.title}
      text={words[store.subject].failure}
      more={
        <>
          <p role="status" className="mt-4 max-w-measure text-lavender">
            {last?.outcome === 'uncertain' ? failed.unsure : happened} {isBack && failed.online}{' '}
            {isKept && kept}
          </p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <Button tone="accent" onClick={store.resume}>
              {failed.retry}
            </Button>
            {isBack && (
              <Button tone="outline" onClick={() => void store.submit()}>
                {failed.sendNow}
              </Button>
            )}
          </div>
          {last && (
            <div className="mt-6 flex flex-wrap gap-2.5">
              <p className="basis-full text-note text-lavender">{failed.otherWays}</p>
              <OtherWays body={last.body} />
            </div>
          )}
        </>
      }
    />
  );
}
