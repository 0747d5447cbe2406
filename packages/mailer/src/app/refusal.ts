import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is refused: HTTP status, a stable code for programs, a sentence in French for people, the wrong field. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

export const tooMany = () => new Refusal(429, 'too-many', 'Trop de messages en peu de temps.');
