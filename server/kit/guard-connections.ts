import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests on one connection that wait for their answer at once; browsers send one after the other. */
const MAX_UNANSWERED = 16;
const MAX_CONNECTIONS = 2_000;
/** Of these, from one address that is no proxy of ours. */
const MAX_FROM_ONE_ADDRESS = 200;
/** How long an answer may stand still at a client that does not read. */
const STALLED_MS = 120_000;

const unanswered = new WeakMap<Socket, (() => void)[]>();

/** Bounds the connections of a server, in all and from one address, and how long one may leave its answer unread. */
export function guardConnections(server: Server, isTrusted: (address: string) => boolean): void {
  const perAddress = new Map<string, number>();
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = STALLED_MS;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const others = perAddress.get(address) ?? 0;
    if (others >= MAX_FROM_ONE_ADDRESS && !isTrusted(address)) {
      socket.destroy();
      return;
    }
    perAddress.set(address, others + 1);
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
}

/** Answers the requests of a connection one after the other, so that those that wait hold nothing; too many end it. */
export function answerInTurn(
  { socket }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  if (socket.destroyed) return;
  const waiting = unanswered.get(socket) ?? [];
  unanswered.set(socket, waiting);
  waiting.push(answer);
  response.once('finish', () => {
    waiting.shift();
    waiting[0]?.();
  });
  if (waiting.length > MAX_UNANSWERED) socket.destroy();
  else if (waiting.length === 1) answer();
}
