import { randomBytes, scrypt, timingSafeEqual, type BinaryLike } from 'node:crypto';
import { promisify } from 'node:util';

const COST = 2 ** 15;
const derive = promisify<BinaryLike, BinaryLike, number, object, Buffer>(scrypt);

/** What `MAILBOX_PASSWORD_HASH` holds for a password: `scrypt.<cost>.<salt>.<key>`, without a character to escape. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, COST);
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('.');
}

/** Whether a text is such a hash. */
export function isPasswordHash(text: string): boolean {
  return /^scrypt\.(?:16384|32768|65536|131072)\.[\w-]{22}\.[\w-]{43}$/.test(text);
}

/** Whether a password is the one of a hash; takes about a tenth of a second, on purpose. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64url'), Number(cost)), expected);
}

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return derive(password.normalize(), salt, 32, { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 });
}
