import { createHash, timingSafeEqual } from 'node:crypto';
import { MailError } from './mail-error';

/**
 * Checks the `Authorization` header against the token, in a time that tells nothing about either.
 * @throws MailError 401 without a header, 403 with another value.
 */
export function checkToken(header: string | undefined, token: string): void {
  if (header === undefined) {
    throw new MailError(401, 'token-missing', 'L’en-tête Authorization manque.');
  }
  if (!timingSafeEqual(digest(header), digest(token))) {
    throw new MailError(403, 'token-refused', 'Le jeton de l’en-tête Authorization n’est pas le bon.');
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
