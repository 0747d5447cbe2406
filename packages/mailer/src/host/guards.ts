import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import { networkOf } from '../app/network';
import { Refusal } from '../app/refusal';
import { countWithin } from './places';

type IsTrusted = ReturnType<typeof proxyAddr.compile>;

/** What bounds the connections of a server in time and number. */
export const LIMITS = {
  // As long as the site's pages wait for their answer: a slow upload over a weak network may use all of it.
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 10_000,
  // An answer may stand still for so long at a client that does not read.
  timeout: 120_000,
  maxConnections: 20_000,
  maxRequestsPerSocket: 100,
};

/** Bounds the requests of a network each minute, at whose end all are forgotten; 0 does not. @throws Refusal 429 */
export function limitMessages(max: number, networkOf: (context: Context) => string) {
  const countInMinute = countWithin(60_000);
  return (context: Context): void => {
    if (max > 0 && countInMinute(networkOf(context)) > max) throw new Refusal(429, 'too-many');
  };
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
  return networkOf(proxyAddr(request, isTrusted), bits) ?? '';
}
