import type { IncomingMessage, ServerResponse } from 'node:http';
import { startTestHost } from '../unit/server/support/test-host';
import { READY_TOKEN } from './ready-site';

export type Disturb = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The embedded host on a site; `disturb` may answer in its place, or change what it is about to say. */
export async function serveReady(outDir: string, disturb: Disturb = () => false): Promise<string> {
  const { server, port } = await startTestHost({ outDir, token: READY_TOKEN });
  const [answer] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!disturb(request, response)) answer?.call(server, request, response);
  });
  return `http://127.0.0.1:${port}`;
}

/** Leaves a header out of every answer of a server. */
export function without(...names: string[]) {
  return (_: IncomingMessage, response: ServerResponse) => {
    const { setHeader, writeHead } = response;
    response.setHeader = (name, value) =>
      names.includes(name.toLowerCase()) ? response : setHeader.call(response, name, value);
    response.writeHead = ((status: number, headers: Record<string, string> = {}) =>
      writeHead.call(
        response,
        status,
        Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()))),
      )) as typeof response.writeHead;
    return false;
  };
}

/** Answers some requests with a status and headers, and nothing else. */
export function answering(
  method: string,
  path: RegExp,
  status: number,
  headers: Record<string, string> = {},
) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const isMeant = request.method === method && path.test(request.url ?? '');
    if (isMeant) response.writeHead(status, headers).end();
    return isMeant;
  };
}
