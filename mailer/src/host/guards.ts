import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { tooMany } from '../app/refusal';
import { networkOf, type IsTrusted } from './client-address';

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
  const { counts, count } = createCounter();
  setInterval(() => counts.clear(), 60_000).unref();
  return (context, next) => {
    if (count(addressOf(context), 1) > max && max > 0) throw tooMany();
    return next();
  };
}

/** Bounds the connections of a server in time and number, in all and from one address that is no proxy of ours. */
export function guardConnections(server: Server, isTrusted: IsTrusted, requestTimeout: number): void {
  const { count } = createCounter();
  Object.assign(server, LIMITS, { requestTimeout }).on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = networkOf(remoteAddress) ?? '';
    socket.once('close', () => count(address, -1));
    if (count(address, 1) > MAX_FROM_ONE_ADDRESS && !isTrusted(remoteAddress, 0)) socket.destroy();
  });
}

/** Answers the requests of a connection one after the other: of those that wait, none holds a file when it ends. */
export function inTurn(answer: RequestListener): RequestListener {
  const turns = new WeakMap<Socket, Promise<unknown>>();
  return (request, response) => {
    const { socket } = request;
    const finished = new Promise((resolve) => response.once('finish', resolve));
    const before = turns.get(socket) ?? Promise.resolve();
    const run = () => (socket.destroyed ? undefined : answer(request, response));
    turns.set(
      socket,
      before.then(run).then(() => finished),
    );
  };
}

function createCounter() {
  const counts = new Map<string, number>();
  function count(address: string, change: 1 | -1): number {
    const now = (counts.get(address) ?? 0) + change;
    if (now > 0) counts.set(address, now);
    else counts.delete(address);
    return now;
  }
  return { counts, count };
}
