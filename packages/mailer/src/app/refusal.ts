import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is refused: HTTP status, a stable code, which `words` of the settings say to a person, the wrong field. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    readonly field?: string,
  ) {
    super(code);
  }
}
