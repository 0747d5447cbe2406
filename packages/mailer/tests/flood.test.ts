import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlaces, limitMessages, networkOf } from '../src/app/network';
import type { Outcome } from '../src/relay/send-mail';
import { startRelay } from '../src/relay/start-relay';
import type { Spool } from '../src/spool/spool';
import { readLog } from './support/read-log';

// By a secret of chance two of a hundred networks share a cell once in 150 runs: by this one none do.
vi.mock('node:crypto', async (original) => ({
  ...(await original<object>()),
  randomBytes: (size: number) => Buffer.alloc(size),
}));

const MINUTE_MS = 60_000;
const QUOTA = 500;

/** Six hours on a clock of its own: these addresses send whatever is let through, somebody new writes every half an hour. */
async function flood(addresses: readonly string[]) {
  const most = addresses.length > 1 ? 2 : 31;
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  readLog();
  let [nowMs, left, count] = [0, QUOTA, 0];
  const [waiting, waits] = [new Set<string>(), [] as number[]];
  const [limit, givePlace] = [limitMessages(30), createPlaces()];
  function come(from: string): void {
    try {
      limit(networkOf(from));
      const place = givePlace(networkOf(from, 48), false);
      waiting.add(`${String(nowMs).padStart(9, '0')}-${place}-${from}-${(count += 1)}`);
    } catch {
      return;
    }
  }
  async function pass(ms: number): Promise<void> {
    await new Promise(setImmediate);
    const minute = Math.floor(nowMs / MINUTE_MS);
    vi.advanceTimersByTime(ms);
    nowMs += ms;
    if (minute === Math.floor(nowMs / MINUTE_MS)) return;
    for (const from of addresses) for (let time = 0; time < most; time += 1) come(from);
    if (minute % 30 === 10) come(`198.51.100.${Math.floor(minute / 30)}`);
  }
  const spool = { list: async () => [...waiting] };
  async function send(id: string): Promise<Outcome> {
    await pass(2_000);
    if (left-- <= 0) return { kind: 'unreachable', code: '550' };
    waiting.delete(id);
    if (id.includes('-198.51.')) waits.push(nowMs - Number(id.slice(0, 9)));
    return { kind: 'sent' };
  }
  const clock = { now: () => nowMs, sleep: () => pass(MINUTE_MS) };
  const relay = startRelay(spool as unknown as Spool, send, () => 100, clock);
  while (nowMs < 6 * 60 * MINUTE_MS) await new Promise(setImmediate);
  await relay.stop();
  return { spent: QUOTA - left, visitors: waits.length, longestMs: Math.max(...waits) };
}

test.each([
  ['one address', 1, () => '203.0.113.7', 101],
  ['a hundred addresses of one /48', 100, (index: number) => `2001:db8:1:${index}::1`, 101],
  ['a hundred networks', 100, (index: number) => `203.0.${index}.1`, 200],
])(
  'who writes first waits for minutes, whatever %s sends to an account of 500 a day',
  async (_, count, addressOf, spent) => {
    const found = await flood(Array.from({ length: count }, (_, index) => addressOf(index)));
    expect(found).toMatchObject({ visitors: 12, spent: spent + 12 });
    expect(found.longestMs).toBeLessThan(5 * MINUTE_MS);
  },
);
