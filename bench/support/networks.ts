import type { Network } from './slow-link';

const slow4G: Network = { name: 'slow 4G', rttMs: 150, downKbps: 1_600, upKbps: 750 };
const slow3G: Network = { name: 'slow 3G', rttMs: 400, downKbps: 400, upKbps: 400 };

/** Lighthouse's slow 4G, and the slow 3G of browsers' developer tools. */
export const networks: readonly Network[] = [slow4G, slow3G];

/** The same for first views, whose goals were set with the developer tools' own slow 3G. */
export const firstViewNetworks: readonly Network[] = [slow4G, { ...slow3G, isEmulated: true }];

/** What a browser would tell a page of it, estimated from earlier visits: the protocol cannot say it. */
export const effectiveType = ({ rttMs }: Network) => (rttMs < 300 ? '4g' : '3g');

/** What a visitor with fibre or a good 4G has. */
export const goodNetwork: Network = { name: 'good', rttMs: 40, downKbps: 10_000, upKbps: 5_000 };
