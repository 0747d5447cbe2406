import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { rawBody: Buffer; timestamp: string; signature: string };

export function isAuthentic({ rawBody, timestamp, signature }: Signed, secret: string): boolean {
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(ageSeconds <= 300)) return false; // also refuses NaN
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  const received = Buffer.from(signature, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
