import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const NAME = 'courrier';
const LASTS_S = 30 * 24 * 60 * 60;

/** Sessions of one secret: they survive a restart, and end when the secret changes. */
export function createSessions(secret: string) {
  const sign = (until: string) => createHmac('sha256', secret).update(until).digest('base64url');

  return {
    /** Whether a request comes from whoever was let in. */
    isOpen({ headers }: IncomingMessage): boolean {
      const [, until = '', given = ''] =
        new RegExp(`(?:^|;\\s*)${NAME}=(\\d+)\\.([\\w-]+)`).exec(headers.cookie ?? '') ?? [];
      return Number(until) > Date.now() && isEqual(given, sign(until));
    },
    /** The cookie that lets its holder in for a month. */
    open(isSecure: boolean): string {
      const until = String(Date.now() + LASTS_S * 1000);
      return cookie(`${until}.${sign(until)}`, LASTS_S, isSecure);
    },
    close: (isSecure: boolean) => cookie('', 0, isSecure),
  };
}

/** Compares two texts in a time that tells nothing about them. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookie(value: string, lastsS: number, isSecure: boolean): string {
  return `${NAME}=${value}; Path=/mail; Max-Age=${lastsS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
