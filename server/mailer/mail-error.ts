type Details = {
  /** Which of the six fields is wrong. */
  field?: string;
  /** In how many seconds a new try makes sense. */
  retryAfterS?: number;
};

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
