import type { Relay } from './mailer/start-relay';
import type { Spool } from './mailer/spool';

export type Health = {
  /** `error` when no message can be stored. */
  status: 'ok' | 'error';
  relay: 'off' | 'reachable' | 'unreachable';
  /** Messages that wait for the relay, and those it refused for good; absent without a relay. */
  waiting?: number;
  failed?: number;
};

/** What a monitor needs to know: whether messages can be stored, and whether they leave. Never rejects. */
export async function readHealth(spool: Spool, relay: Relay | undefined): Promise<Health> {
  try {
    await spool.checkWritable();
    if (!relay) return { status: 'ok', relay: 'off' };
    const [waiting, failed] = await Promise.all([spool.list('new'), spool.list('failed')]);
    return {
      status: 'ok',
      relay: relay.isReachable() ? 'reachable' : 'unreachable',
      waiting: waiting.length,
      failed: failed.length,
    };
  } catch {
    return { status: 'error', relay: relay ? 'unreachable' : 'off' };
  }
}
