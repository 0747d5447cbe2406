import type { Fault } from '@/lib/rules/fault';

export type Findings = AsyncIterable<Fault>;

/** Asks an address once, following no redirect. @throws when nothing answers in time. */
export async function ask(url: URL, init?: RequestInit) {
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(url, { redirect: 'manual', signal, ...init });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
