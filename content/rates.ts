import type { ExchangeRate } from './types';

/**
 * What a dollar is worth in euros, for the equivalents beside prices: to be renewed every three months. The build
 * warns after 90 days; after a year prices show in dollars alone.
 */
export const exchangeRate = {
  date: '2026-11-13',
  eurPerUsd: 0.8612,
} satisfies ExchangeRate;
