import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealth, type Health } from '@/server/health/read-health';
import { startAlerts } from '@/server/health/start-alerts';
import { messageId } from '@/server/mailer/message-id';
import { openSpool } from '@/server/mailer/spool';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { temporaryFolder } from './support/temporary-folder';
import { startTestHost } from './support/test-host';

const relayWith = (trouble?: string) => () => ({
  wake: () => undefined,
  stop: async () => undefined,
  trouble: () => trouble,
});

async function spoolWith(minutesAgo: number) {
  const spool = await openSpool(join(temporaryFolder(), 'mail'));
  const date = new Date(Date.now() - minutesAgo * 60_000);
  await spool.add(messageId(date, 'a'.repeat(32)), Buffer.from('x'));
  return spool;
}

test('mail that waits longer than a quarter of an hour is stuck, what the relay refused for good too, and its words are told', async () => {
  const fresh = await createHealth(await spoolWith(14), relayWith('535'))();
  expect(fresh).toMatchObject({
    status: 'ok',
    relay: 'unreachable',
    relayCode: '535',
    waiting: 1,
    failed: 0,
  });
  const old = await createHealth(await spoolWith(16), relayWith())();
  expect(old).toMatchObject({ status: 'stuck', relay: 'reachable', waiting: 1 });
  expect(old.oldestWaitingS).toBeGreaterThanOrEqual(16 * 60);
  expect(old.freeMiB).toBeGreaterThan(0);
  const refused = await spoolWith(1);
  await refused.settle((await refused.list('new'))[0] ?? '', 'failed');
  const failed = await createHealth(refused, relayWith())();
  expect(failed).toMatchObject({ status: 'stuck', waiting: 0, failed: 1 });
});

test('everyone who asks within ten seconds gets one answer', async () => {
  const spool = await spoolWith(1);
  const writing = vi.spyOn(spool, 'tryWriting');
  const health = createHealth(spool, relayWith());
  await Promise.all(Array.from({ length: 100 }, health));
  expect(writing).toHaveBeenCalledTimes(1);
});

test('monitors of the mail are alarmed by a status of its own, those of the server are not', async () => {
  const stuck: Health = { status: 'stuck', relay: 'unreachable', waiting: 1 };
  const host = await startTestHost({ health: async () => stuck });
  const statuses = [await ask(host.port, '/healthz'), await ask(host.port, '/healthz?courrier')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 500]);
  expect(JSON.parse(statuses[1]?.text ?? '')).toEqual(stuck);
});

test('the owner is told once, by a way that is not the relay, in French', async () => {
  const told: string[] = [];
  const hook = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => told.push(chunk.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void hook.close());
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  let asked = 0;
  const health = async (): Promise<Health> => {
    asked += 1;
    return { status: 'stuck', relay: 'unreachable', relayCode: '552', waiting: 3, oldestWaitingS: 1200 };
  };
  onTestFinished(startAlerts(health, url, 5));
  await eventually(() => told.length).toBe(1);
  const before = asked;
  await eventually(() => asked).toBeGreaterThan(before + 3);
  expect(told.map((text) => JSON.parse(text).text)).toEqual([
    expect.stringContaining('3 message(s) du site attendent, le plus ancien depuis 20 min'),
  ]);
});
