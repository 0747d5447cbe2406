import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import ip from 'ipaddr.js';
import { DAY_MS, HOUR_MS } from '../time';
import { Refusal } from './refusal';

/**
 * A family, an office, the customers of a carrier behind one address: past so many an hour they come last, past so many a day
 * they are asked to wait.
 */
const PLAIN_AN_HOUR = 20;
const MOST_A_DAY = 300;

/**
 * What a visitor is counted by, of an address with or without a port: an IPv4 address, or the first bits of an IPv6 one, of
 * which a household has 64 and a customer of a provider 48. Anything else is one network, without a name.
 */
export function networkOf(text: string, bits: 64 | 48 = 64): string {
  const [bare = ''] = text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').split('%', 1);
  if (!isIP(bare)) return '';
  const address = ip.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  const parts = address.toNormalizedString().split(':', bits / 16);
  return `${parts.join(':')}::/${bits}`;
}

/**
 * Counts how often a network came since a span of time began, at whose end all is forgotten. No address is kept: a secret of
 * that span picks the cell of a network, so that memory has its bound whoever comes. Hardly ever do two share a cell.
 */
function countWithin(spanMs: number): (network: string) => number {
  const cells = new Uint32Array(2 ** 20);
  let secret = randomBytes(32);
  setInterval(() => {
    cells.fill(0);
    secret = randomBytes(32);
  }, spanMs).unref();
  return (network) => {
    const cell = createHmac('sha256', secret).update(network).digest().readUInt32LE() % cells.length;
    return (cells[cell] = (cells[cell] ?? 0) + 1);
  };
}

/** Bounds the requests of a network each minute, at whose end all are forgotten; 0 does not. @throws Refusal 429 */
export function limitMessages(max: number): (network: string) => void {
  const countInMinute = countWithin(60_000);
  return (network) => {
    if (max > 0 && countInMinute(network) > max) throw new Refusal(429, 'too-many');
  };
}

/**
 * Gives each message its place in the order of handing over, four digits that sort: first by what is plain and what comes
 * last (a flood, a robot), then by how many of its network came before it today. @throws Refusal 429 past a day's excess
 */
export function createPlaces(): (network: string, isDoubtful: boolean) => string {
  const [countInHour, countInDay] = [countWithin(HOUR_MS), countWithin(DAY_MS)];
  return (network, isDoubtful) => {
    const [inHour, inDay] = [countInHour(network), countInDay(network)];
    if (inDay > MOST_A_DAY) throw new Refusal(429, 'too-many-today');
    const lane = isDoubtful || inHour > PLAIN_AN_HOUR ? '1' : '0';
    return `${lane}${String(inDay - 1).padStart(3, '0')}`;
  };
}
