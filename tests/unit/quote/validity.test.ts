import { expect, test } from 'vitest';
import { formatDay, validUntil } from '@/lib/quote/validity';

test('a quote holds thirty days, into the next month or year', () => {
  expect(formatDay(validUntil(new Date(2026, 10, 21, 23, 30)))).toBe('21 décembre 2026');
  expect(formatDay(validUntil(new Date(2026, 11, 15)))).toBe('14 janvier 2027');
});

test('asking how long a quote holds does not move the day it was made', () => {
  const made = new Date(2026, 10, 21);
  validUntil(made);

  expect(formatDay(made)).toBe('21 novembre 2026');
});
