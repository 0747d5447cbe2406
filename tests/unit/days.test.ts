import { expect, test } from 'vitest';
import { dayIn } from '@/lib/rules/days';

test('the day is that of the zone that is named, half past midnight in Cotonou', () => {
  const now = Date.parse('2026-11-23T23:30:00Z');
  expect(['GMT+1', 'UTC-5', 'GMT', 'heure de Paris'].map((zone) => dayIn(zone, now))).toEqual([
    '2026-11-24',
    ...Array<string>(3).fill('2026-11-23'),
  ]);
  // With a hyphen, or the minus of typography.
  for (const zone of ['UTC-3', 'UTC−3']) expect(dayIn(zone, now + 3 * 3_600_000)).toBe('2026-11-23');
});
