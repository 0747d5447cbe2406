import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests on one connection that wait for their answer at once; browsers send one after the other. */
const MAX_UNANSWERED = 16;
const MAX_CONNECTIONS = 2_000;
/** Of these, from one address that is no proxy of ours. */
const MAX_FROM_ONE_ADDRESS = 200;
/** How long an answer may stand still at a client that does not read. */
const STALLED_MS = 120_000;
const CHECK_MS = 10_000;

type Traffic = { waiting: (() => void)[]; bytes: number; movedMs: number };

const traffic = new WeakMap<Socket, Traffic>();

/**
 * Bounds what the connections of a server may hold: their number in all and from one address, the answers each waits
 * for, and how long one may leave its answer unread.
 */
export function guardConnections(server: Server, isTrusted: (address: string) => boolean): void {
  const sockets = new Set<Socket>();
  const perAddress = new Map<string, number>();
  server.maxConnections = MAX_CONNECTIONS;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const others = perAddress.get(address) ?? 0;
    if (others >= MAX_FROM_ONE_ADDRESS && !isTrusted(address)) {
      socket.destroy();
      return;
    }
    const own: Traffic = { waiting: [], bytes: 0, movedMs: performance.now() };
    perAddress.set(address, others + 1);
    sockets.add(socket);
    traffic.set(socket, own);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });

  const timer = setInterval(() => sockets.forEach(dropStalled), CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * Answers the requests of a connection one after the other, as their answers leave: those that wait hold no file and
 * no memory. Where too many wait, the connection is ended.
 */
export function answerInTurn(
  { socket }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const waiting = traffic.get(socket)?.waiting;
  if (!waiting || socket.destroyed) return;
  waiting.push(answer);
  response.once('finish', () => {
    waiting.shift();
    waiting[0]?.();
  });
  if (waiting.length > MAX_UNANSWERED) socket.destroy();
  else if (waiting.length === 1) answer();
}

function dropStalled(socket: Socket): void {
  const own = traffic.get(socket);
  if (!own) return;
  const bytes = socket.bytesWritten + socket.bytesRead;
  const nowMs = performance.now();
  if (bytes !== own.bytes || own.waiting.length === 0) Object.assign(own, { bytes, movedMs: nowMs });
  else if (nowMs - own.movedMs >= STALLED_MS) socket.destroy();
}
