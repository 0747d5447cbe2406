import { expect, test } from 'vitest';
import { dayIn } from '@/lib/rules/day-in';

test('the day is that of the zone that is named, half past midnight in Cotonou', () => {
  const now = Date.parse('2026-11-23T23:30:00Z');
  expect(['GMT+1', 'UTC-5', 'GMT', 'heure de Paris'].map((zone) => dayIn(zone, now))).toEqual([
    '2026-11-24',
    ...Array<string>(3).fill('2026-11-23'),
  ]);
});
