import type { CDPSession } from 'playwright';

export const KINDS = ['html', 'css', 'js', 'fonts', 'images', 'film', 'other'] as const;

export type Kind = (typeof KINDS)[number];

/** Bytes of bodies as they were sent, compressed, by kind; and how many requests brought them. */
export type Totals = Record<Kind, number> & { requests: number };

export type Traffic = {
  /** What the page itself received. */
  totals: () => Totals;
  /** Bytes of what was fetched for pages that might come next. */
  aheadBytes: () => number;
  /** Whether something other than the film is under way. */
  isBusy: () => boolean;
};

const KIND_OF: [mimeType: RegExp, kind: Kind][] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/^font\/|woff/, 'fonts'],
  [/^image\//, 'images'],
  [/^video\//, 'film'],
];

type Request = { kind: Kind; isAhead: boolean; bytes: number; headerBytes: number; isOver: boolean };

/** Counts what a page receives from now on. */
export async function recordTraffic(cdp: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Request>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const kind = type === 'Media' ? 'film' : 'other';
    const isAhead = Object.keys(request.headers).some((name) => /^(sec-)?purpose$|prefetch/i.test(name));
    requests.set(requestId, { kind, isAhead, bytes: 0, headerBytes: 0, isOver: false });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.kind = KIND_OF.find(([mime]) => mime.test(response.mimeType))?.[1] ?? 'other';
    request.headerBytes = response.encodedDataLength;
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  // Only here is a page's own document told of; the film, which plays on, never comes to this.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    // What the page's worker hands on was counted as it came.
    request.bytes = Math.max(request.bytes, encodedDataLength - request.headerBytes);
    request.isOver = true;
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.isOver = true;
  });
  await cdp.send('Network.enable');

  return {
    totals() {
      const all = [...requests.values()].filter(({ isAhead }) => !isAhead);
      const sums = KINDS.map((kind) => [kind, sum(all.filter((request) => request.kind === kind))]);
      return { ...Object.fromEntries(sums), requests: all.length } as Totals;
    },
    aheadBytes: () => sum([...requests.values()].filter(({ isAhead }) => isAhead)),
    isBusy: () => [...requests.values()].some(({ kind, isOver }) => kind !== 'film' && !isOver),
  };
}

/** All bytes but the film's, which has figures of its own. */
export function bytesBesideFilm(totals: Totals): number {
  return KINDS.filter((kind) => kind !== 'film').reduce((total, kind) => total + totals[kind], 0);
}

function sum(requests: Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
