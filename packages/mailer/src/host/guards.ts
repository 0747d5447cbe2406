import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import ip from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { tooMany } from '../app/refusal';

type IsTrusted = ReturnType<typeof proxyAddr.compile>;

const MAX_FROM_ONE_ADDRESS = 200;
const LIMITS = {
  headersTimeout: 15_000,
  keepAliveTimeout: 10_000,
  // An answer may stand still for so long at a client that does not read.
  timeout: 120_000,
  maxConnections: 20_000,
  maxRequestsPerSocket: 100,
};

/** Bounds the messages of an address each minute, at whose end all are forgotten; 0 does not. @throws Refusal 429 */
export function limitMessages(max: number, addressOf: (context: Context) => string): MiddlewareHandler {
  const counts = new Map<string, number>();
  setInterval(() => counts.clear(), 60_000).unref();
  return (context, next) => {
    if (count(counts, addressOf(context), 1) > max && max > 0) throw tooMany();
    return next();
  };
}

/** Bounds the connections of a server in time and number, in all and from one address that is no proxy of ours. */
export function guardConnections(server: Server, isTrusted: IsTrusted, requestTimeout: number): void {
  const counts = new Map<string, number>();
  Object.assign(server, LIMITS, { requestTimeout }).on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = networkOf(remoteAddress) ?? '';
    socket.once('close', () => count(counts, address, -1));
    if (count(counts, address, 1) > MAX_FROM_ONE_ADDRESS && !isTrusted(remoteAddress, 0)) socket.destroy();
  });
}

/** Answers the requests of a connection one after the other: of those that wait, none holds a file when it ends. */
export function inTurn(answer: RequestListener): RequestListener {
  const turns = new WeakMap<Socket, Promise<unknown>>();
  return async (request, response) => {
    const { socket } = request;
    const before = turns.get(socket);
    turns.set(socket, new Promise((resolve) => response.once('finish', resolve)));
    await before;
    if (!socket.destroyed) answer(request, response);
  };
}

/** What a visitor is counted by: the address that the last trusted proxy has seen; anyone else could write any there. */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  return networkOf(proxyAddr(request, isTrusted)) ?? networkOf(request.socket.remoteAddress ?? '') ?? '';
}

/** An IPv4 address, or the /64 of an IPv6 one, which a household has whole; without ports. `undefined` for anything else. */
function networkOf(text: string): string | undefined {
  const [bare = ''] = text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').split('%', 1);
  if (!isIP(bare)) return undefined;
  const address = ip.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

function count(counts: Map<string, number>, address: string, change: 1 | -1): number {
  const now = (counts.get(address) ?? 0) + change;
  if (now > 0) counts.set(address, now);
  else counts.delete(address);
  return now;
}
