/** Which of the six fields is wrong; in how many seconds a new try makes sense. */
type Details = { field?: string; retryAfterS?: number };

/** A request the mailer refuses: HTTP status, a stable code for programs, a sentence in French for people. */
export class MailError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** Returns what lets each address do a thing so many times at once. @throws MailError 429 when it has no slot left. */
export function createSlots(max: number) {
  const taken = new Map<string, number>();
  return async <Result>(address: string, run: () => Promise<Result>): Promise<Result> => {
    const count = taken.get(address) ?? 0;
    if (count >= max)
      throw new MailError(429, 'too-many', 'Trop de messages en même temps.', { retryAfterS: 5 });
    taken.set(address, count + 1);
    try {
      return await run();
    } finally {
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    }
  };
}
