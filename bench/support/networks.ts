import type { Network } from './slow-link';

/** Lighthouse's slow 4G, and the slow 3G of browsers' developer tools. */
export const networks: readonly Network[] = [
  { name: 'slow 4G', rttMs: 150, downKbps: 1_600, upKbps: 750 },
  { name: 'slow 3G', rttMs: 400, downKbps: 400, upKbps: 400 },
];
