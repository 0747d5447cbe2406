import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LASTS_S = 30 * 24 * 60 * 60;

/** Sessions of one secret: they survive a restart, and end when the secret changes. */
export function createSessions(secret: string) {
  const sign = (until: string) => createHmac('sha256', secret).update(until).digest();

  return {
    /** Whether a request comes from whoever was let in. */
    isOpen({ headers }: IncomingMessage): boolean {
      const cookie = /(?:^|;\s*)courrier=(\d+)\.([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '');
      const [, until = '', given = ''] = cookie ?? [];
      return Number(until) > Date.now() && timingSafeEqual(Buffer.from(given, 'base64url'), sign(until));
    },
    /** The cookie that lets its holder in for a month. */
    open(isSecure: boolean): string {
      const until = String(Date.now() + LASTS_S * 1000);
      return cookie(`${until}.${sign(until).toString('base64url')}`, LASTS_S, isSecure);
    },
    close: (isSecure: boolean) => cookie('', 0, isSecure),
  };
}

function cookie(value: string, lastsS: number, isSecure: boolean): string {
  return `courrier=${value}; Path=/mail; Max-Age=${lastsS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
