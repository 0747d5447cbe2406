import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import proxyAddr from 'proxy-addr';
import { MAX_FORM } from '../app/create-app';
import { networkOf } from '../app/network';
import { Refusal, tooMany } from '../app/refusal';
import { countWithin } from './places';

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
const MAX_UNDER_WAY = 32 * 2 ** 20;
/** Most messages are far smaller: a quarter of the room is kept for such. */
const SMALL = 8 * 1024;

/** Bounds the requests of a network each minute, at whose end all are forgotten; 0 does not. @throws Refusal 429 */
export function limitMessages(max: number, networkOf: (context: Context) => string) {
  const countInMinute = countWithin(60_000);
  return (context: Context): void => {
    if (max > 0 && countInMinute(networkOf(context)) > max) throw tooMany();
  };
}

/** Bounds what bodies that are being received take of memory, all together. @throws Refusal 503 */
export function boundBodies(): MiddlewareHandler {
  let underWay = 0;
  return async ({ req }, next) => {
    const bytes = Math.min(Number(req.header('content-length') ?? MAX_FORM), MAX_FORM);
    if (underWay + bytes > (bytes > SMALL ? MAX_UNDER_WAY * 0.75 : MAX_UNDER_WAY))
      throw new Refusal(503, 'busy', 'Trop de messages arrivent en même temps.');
    underWay += bytes;
    await next().finally(() => (underWay -= bytes));
  };
}

/** Bounds the connections of a server in time and number, in all and from one address that is no proxy of ours. */
export function guardConnections(server: Server, isTrusted: IsTrusted, requestTimeout: number): void {
  const counts = new Map<string, number>();
  Object.assign(server, LIMITS, { requestTimeout }).on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = networkOf(remoteAddress) ?? '';
    const add = (change: number) =>
      counts.set(address, (counts.get(address) ?? 0) + change).get(address) ?? 0;
    socket.once('close', () => add(-1) === 0 && counts.delete(address));
    if (add(1) > MAX_FROM_ONE_ADDRESS && !isTrusted(remoteAddress, 0)) socket.destroy();
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
    const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (request.httpVersionMajor !== 1 || hosts.length > 1)
      response.writeHead(400, { Connection: 'close' }).end();
    else if (!socket.destroyed) answer(request, response);
  };
}

/** What a visitor is counted by: the address that the last trusted proxy has seen; anyone else could write any there. */
export function clientNetwork(request: IncomingMessage, isTrusted: IsTrusted, bits: 64 | 48 = 64): string {
  const addresses = [proxyAddr(request, isTrusted), request.socket.remoteAddress ?? ''];
  return addresses.map((address) => networkOf(address, bits)).find(Boolean) ?? '';
}
