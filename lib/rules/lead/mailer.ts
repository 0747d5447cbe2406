/** Path of the site's own mailer, used when no other one is configured. */
export const MAILER_PATH = '/api/mailer/send-email/';

/** Where the site's own mailer takes what a form posts by itself, without scripts. */
export const FORM_PATH = '/api/mailer/formulaire/';

/** What the site sends until it is given a token of its own. */
export const DEMONSTRATION_TOKEN = 'Token demonstration-atelier-trame';

/** Where forms post: the full endpoint of `NEXT_PUBLIC_MAILER_URL`, or the path of the site's own mailer. */
export function mailerUrl(): string {
  return process.env.NEXT_PUBLIC_MAILER_URL || MAILER_PATH;
}

/** Where a form posts without scripts; undefined where the configured mailer takes nothing but the specified JSON. */
export function formAction(): string | undefined {
  return process.env.NEXT_PUBLIC_MAILER_URL ? undefined : FORM_PATH;
}

/** Value of the `Authorization` header, verbatim: every visitor receives it, so that it names the site and protects nothing. */
export function publicToken(): string {
  // Written out in full because Next replaces exactly this expression at build time.
  return process.env.NEXT_PUBLIC_MAILER_TOKEN || DEMONSTRATION_TOKEN;
}
