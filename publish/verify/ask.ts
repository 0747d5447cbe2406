export type Answer = { status: number; headers: Headers; body: string };

const PATIENCE_MS = 20_000;

/** Asks an address once, following no redirect. @throws when nothing answers in time. */
export async function ask(url: URL, init?: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { redirect: 'manual', signal, ...init });
  const { status, headers } = response;
  return { status, headers, body: await response.text() };
}
