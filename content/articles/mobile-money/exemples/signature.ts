import { createHmac, timingSafeEqual } from 'node:crypto';

/** Dans un en-tête comme `t=1727600000,v1=5257a8…`, le nom de la signature ; et ce qui joint l’heure au corps. */
type Scheme = { name: string; glue: string };
export const WAVE: Scheme = { name: 'v1', glue: '' };
export const FEDAPAY: Scheme = { name: 's', glue: '.' };

export function isAuthentic(rawBody: Buffer, header: string, secret: string, { name, glue }: Scheme): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const time = parts.find(([key]) => key === 't')?.[1] ?? '';
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(time));
  if (!secret || !(ageSeconds <= 300)) return false; // refuse aussi NaN
  const expected = createHmac('sha256', secret).update(time + glue).update(rawBody).digest();
  return parts.some(([key, value = '']) => {
    const received = Buffer.from(value, 'hex');
    return key === name && received.length === expected.length && timingSafeEqual(received, expected);
  });
}
