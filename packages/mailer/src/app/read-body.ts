import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from './refusal';

/** The most bytes of a body: above the longest quote that the forms of a site let through, in any script. */
export const MAX_JSON = 192 * 1024;
/** The same of a plain post, which writes a letter with an accent in six characters, where JSON takes two bytes. */
export const MAX_FORM = 3 * MAX_JSON;
/** A network cuts a body into some hundred; whoever cuts it into bytes costs far more than it sends. */
const MAX_CHUNKS = 4_096;
/** The most bytes of all bodies that come at once. */
const MAX_UNDER_WAY = 32 * 2 ** 20;
/** Most messages are far smaller: a quarter of the room is kept for such. */
const SMALL = 8 * 1024;

/** Bounds what bodies that are being received take of memory, all together. @throws Refusal 503 */
export function boundBodies(): MiddlewareHandler {
  let underWay = 0;
  return async ({ req }, next) => {
    const bytes = Math.min(Number(req.header('content-length') ?? MAX_FORM), MAX_FORM);
    if (underWay + bytes > (bytes > SMALL ? MAX_UNDER_WAY * 0.75 : MAX_UNDER_WAY))
      throw new Refusal(503, 'busy');
    underWay += bytes;
    await next().finally(() => (underWay -= bytes));
  };
}

/** @throws Refusal 415 */
export function checkType({ req }: Context, type: string): void {
  const [given = ''] = (req.header('content-type') ?? '').split(';');
  if (given.trim().toLowerCase() !== type) throw new Refusal(415, 'type-refused');
}

/** @throws Refusal 413 */
export async function readBody({ req }: Context, maxSize: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, 'too-long');
  if (Number(req.header('content-length') ?? 0) > maxSize) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.length;
    if (size > maxSize || chunks.push(chunk) > MAX_CHUNKS) throw tooLarge;
  }
  return Buffer.concat(chunks);
}
