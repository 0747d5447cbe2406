import { randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A secret for one run of the server, printed where its owner sees it. Being reached on a loopback address is not
 * enough to show mail: a reverse proxy on the same machine makes the whole world look local.
 */
export function createMailboxKey(): { key: string; opens: (candidate: string | null) => boolean } {
  const key = randomBytes(12).toString('base64url');
  const opens = (candidate: string | null) =>
    candidate?.length === key.length && Buffer.byteLength(candidate) === key.length
      ? timingSafeEqual(Buffer.from(candidate), Buffer.from(key))
      : false;
  return { key, opens };
}
