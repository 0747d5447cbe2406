import { expect, test, vi } from 'vitest';
import { createHealth } from '../src/host/health';
import { spoolOf } from './support/spool-of';

test('mail that waits longer than a quarter of an hour is stuck, at once where waiting mends nothing, and what the relay refused', async () => {
  async function read(ages: Record<string, number>, code?: string) {
    const [isPublished, trouble] = [() => true, () => code];
    return createHealth(await spoolOf(ages), isPublished, trouble)();
  }
  const minute = 1 / 24 / 60;
  const said = { status: 'ok', waiting: 2, since: expect.any(Date), why: '451', failed: 0 };
  expect(await read({ 'new/a': 14 * minute, 'new/b': minute }, '451')).toEqual(said);
  expect(await read({ 'new/a': 16 * minute })).toMatchObject({ status: 'stuck', waiting: 1 });
  expect(await read({ 'failed/a': 0 })).toMatchObject({ status: 'stuck', waiting: 0, failed: 1 });
  for (const why of ['535', '550', 'EAUTH'])
    expect(await read({ 'new/a': 0 }, why)).toMatchObject({ status: 'stuck', why });
  expect(await createHealth(await spoolOf({ 'new/a': 9 }), () => true)()).toEqual({ status: 'ok' });
  expect(await createHealth(await spoolOf({}), () => false)()).toEqual({ status: 'error', why: 'no-site' });
});

test('everyone who asks about the health within ten seconds gets one answer', async () => {
  const spool = await spoolOf({});
  const tryWriting = vi.fn(spool.tryWriting);
  const health = createHealth({ ...spool, tryWriting }, () => true);
  await Promise.all(Array.from({ length: 100 }, health));
  expect(tryWriting).toHaveBeenCalledTimes(1);
});
