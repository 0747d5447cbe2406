import { errorCode } from '../kit/log';
import { parseMessageId } from '../mailer/message-id';
import type { Spool } from '../mailer/spool';
import type { Relay } from '../mailer/start-relay';

export type Health = {
  /** `error`: no message can be stored. `stuck`: they are stored, and do not leave. */
  status: 'ok' | 'stuck' | 'error';
  /** The system's code of what prevents storing. */
  cause?: string;
  relay: 'off' | 'reachable' | 'unreachable';
  /** What the relay last answered when it could not be used. */
  relayCode?: string;
  /** Messages that wait for the relay, for how long the oldest has, and those refused for good; only with a relay. */
  waiting?: number;
  oldestWaitingS?: number;
  failed?: number;
  freeMiB?: number;
};

/** A message that waits longer is stuck. */
const STUCK_S = 15 * 60;

/** Tells whether messages can be stored (it stores one) and leave. Never rejects; one answer serves all within ten seconds. */
export function createHealth(spool: Spool, relay: () => Relay | undefined, maxAgeMs = 10_000) {
  let last: { atMs: number; health: Promise<Health> } | undefined;
  return (): Promise<Health> => {
    if (!last || performance.now() - last.atMs >= maxAgeMs)
      last = { atMs: performance.now(), health: readHealth(spool, relay()) };
    return last.health;
  };
}

async function readHealth(spool: Spool, relay: Relay | undefined): Promise<Health> {
  const space = await spool.readSpace().catch(() => undefined);
  const cause = space?.isFull ? 'ENOSPC' : await spool.tryWriting().then(() => undefined, errorCode);
  const mail = relay && (await readQueue(spool));
  const trouble = relay?.trouble();
  return {
    status: cause ? 'error' : mail && (mail.failed > 0 || mail.oldestWaitingS > STUCK_S) ? 'stuck' : 'ok',
    cause,
    relay: relay ? (trouble === undefined ? 'reachable' : 'unreachable') : 'off',
    relayCode: trouble,
    ...mail,
    freeMiB: space && Math.floor(space.freeBytes / 2 ** 20),
  };
}

async function readQueue(spool: Spool) {
  const [waiting = [], failed = []] = await Promise.all(
    (['new', 'failed'] as const).map((state) => spool.list(state).catch((): string[] => [])),
  );
  const oldestMs = waiting.flatMap((id) => parseMessageId(id)?.date.getTime() ?? [])[0] ?? Date.now();
  const oldestWaitingS = Math.max(0, Math.round((Date.now() - oldestMs) / 1000));
  return { waiting: waiting.length, oldestWaitingS, failed: failed.length };
}
