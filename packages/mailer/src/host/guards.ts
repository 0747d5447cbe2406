import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

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

/** Answers the requests of a connection one after the other: of those that wait, none holds a file when it ends. */
export function inTurn(answer: RequestListener): RequestListener {
  const turns = new WeakMap<Socket, Promise<unknown>>();
  return async (request, response) => {
    const { socket } = request;
    const before = turns.get(socket);
    turns.set(socket, new Promise((resolve) => response.once('finish', resolve)));
    await before;
    const { host = [] } = request.headersDistinct;
    if (request.httpVersionMajor !== 1 || host.length > 1)
      response.writeHead(400, { Connection: 'close' }).end();
    else if (!socket.destroyed) answer(request, response);
  };
}
