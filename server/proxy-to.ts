import { request as connect, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Answer } from './respond';

type Proxy = { answer: Answer; upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void };

/** Passes requests, and the web sockets that grow out of them, to another server on this machine unchanged. */
export function proxyTo(port: number): Proxy {
  const forward = ({ method, url, headers }: IncomingMessage) =>
    connect({ host: '127.0.0.1', port, method, path: url, headers });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const onward = forward(request);
    onward.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end('Le site démarre, réessayez.\n');
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const onward = forward(request);
    // Web sockets rest for hours.
    if (socket instanceof Socket) socket.setTimeout(0);
    onward.on('upgrade', (reply, target: Duplex, targetHead) => {
      const lines = reply.rawHeaders.reduce(
        (text, value, index) => text + (index % 2 === 0 ? `${value}: ` : `${value}\r\n`),
        `HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}\r\n`,
      );
      socket.write(`${lines}\r\n`);
      socket.write(targetHead);
      target.write(head);
      socket.pipe(target).pipe(socket);
      target.on('error', () => socket.destroy());
      target.on('close', () => socket.destroy());
      socket.on('close', () => target.destroy());
    });
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    onward.end();
  }

  return { answer, upgrade };
}
