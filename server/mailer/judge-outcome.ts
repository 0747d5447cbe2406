import { backoffMs } from './backoff';
import type { Outcome } from './smtp-sender';
import type { Pace, Tried } from './start-relay';

/** What the relay as a whole is known to do: failures in a row, messages taken, its last words. */
type Service = { failures: number; taken: number; trouble: string | undefined };

type Circumstances = { service: Service; pace: Pace; isRemainder: boolean };

export type Verdict = {
  /** Where the message goes; absent while it waits. */
  settled?: 'sent' | 'failed';
  level: 'info' | 'warn' | 'error';
  event: string;
  facts: Record<string, string | number>;
};

/**
 * What an attempt means for its message and for the relay, noted in both. `isRemainder`: other recipients have the
 * message already, so that the relay can be used, and the message is never lost.
 */
export function judge(outcome: Outcome, entry: Tried, at: Circumstances): Verdict {
  const { service, pace, isRemainder } = at;
  switch (outcome.kind) {
    case 'sent': {
      service.failures = 0;
      service.taken += 1;
      const { deferred, refused } = outcome;
      const facts = { deferredRecipients: deferred.length, refusedRecipients: refused.length };
      if (deferred.length > 0) return countAttempt(entry, pace, 'mail-partly-sent', facts, 'sent');
      return { settled: 'sent', level: refused.length > 0 ? 'error' : 'info', event: 'mail-sent', facts };
    }
    case 'uncertain': {
      entry.uncertain += 1;
      entry.nextMs = performance.now() + backoffMs(entry.uncertain, pace.uncertain);
      const facts = { code: outcome.code, attempts: entry.uncertain };
      if (entry.uncertain < pace.uncertain.maxAttempts)
        return { level: 'warn', event: 'mail-uncertain', facts };
      return { settled: 'failed', level: 'error', event: 'mail-failed', facts };
    }
    case 'unwanted':
    case 'unreachable': {
      const { code } = outcome;
      if (isRemainder && outcome.kind === 'unwanted') {
        if (outcome.deferred.length > 0) return countAttempt(entry, pace, 'mail-deferred', { code }, 'sent');
        return { settled: 'sent', level: 'error', event: 'recipient-given-up', facts: { code } };
      }
      if (isToBlame(entry, service)) {
        return countAttempt(entry, pace, 'mail-deferred', { code }, isRemainder ? 'sent' : 'failed');
      }
      service.failures += 1;
      service.trouble = code;
      return { level: 'warn', event: 'relay-unreachable', facts: { code, failures: service.failures } };
    }
    case 'refused':
      service.failures = 0;
      entry.attempts += 1;
      return {
        settled: isRemainder ? 'sent' : 'failed',
        level: 'error',
        event: isRemainder ? 'recipient-given-up' : 'mail-failed',
        facts: { code: outcome.code, attempts: entry.attempts },
      };
    case 'deferred':
      service.failures = 0;
      return countAttempt(
        entry,
        pace,
        'mail-deferred',
        { code: outcome.code },
        isRemainder ? 'sent' : 'failed',
      );
  }
}

/** One attempt more; the last one allowed ends the message's wait. */
function countAttempt(
  entry: Tried,
  { message }: Pace,
  event: string,
  facts: Record<string, string | number>,
  end: 'sent' | 'failed',
): Verdict {
  entry.attempts += 1;
  entry.nextMs = performance.now() + backoffMs(entry.attempts, message);
  const told = { ...facts, attempts: entry.attempts };
  if (entry.attempts < message.maxAttempts) return { level: 'warn', event, facts: told };
  const last = end === 'failed' ? 'mail-failed' : 'recipient-given-up';
  return { settled: end, level: 'error', event: last, facts: told };
}

/** A relay that breaks off at one message, takes others, and breaks off at it again, is not out of reach. */
function isToBlame(entry: Tried, { taken }: Service): boolean {
  const isToBlame = taken > entry.takenAtLastDrop;
  entry.drops += 1;
  entry.takenAtLastDrop = taken;
  return isToBlame;
}
