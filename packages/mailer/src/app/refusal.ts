import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is refused: HTTP status, a stable code for programs, a sentence in French for who writes them, the wrong field. */
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

export function tooMany(code: 'too-many' | 'too-many-today' = 'too-many') {
  return new Refusal(429, code, 'Trop de messages de ce réseau.');
}
