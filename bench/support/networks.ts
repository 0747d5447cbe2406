import type { Network } from './slow-link';

/** Lighthouse's slow 4G, and the slow 3G of browsers' developer tools. */
export const networks: readonly Network[] = [
  { name: 'slow 4G', rttMs: 150, downKbps: 1_600, upKbps: 750 },
  { name: 'slow 3G', rttMs: 400, downKbps: 400, upKbps: 400 },
];

/** What a visitor with fibre or a good 4G has. */
export const goodNetwork: Network = { name: 'good', rttMs: 40, downKbps: 10_000, upKbps: 5_000 };
