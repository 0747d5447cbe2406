import type { IncomingMessage, ServerResponse } from 'node:http';
import { openTarget } from '@/export/verifier/target';
import { verify } from '@/export/verifier/verify';
import { startTestHost } from '../unit/server/support/test-host';
import { READY_ORIGIN, readyContent } from './ready-site';

const READY_ENV = { SITE_URL: READY_ORIGIN, NEXT_PUBLIC_MAILER_TOKEN: 'Token du-fournisseur' };

export type Disturb = (request: IncomingMessage, response: ServerResponse) => boolean;

type Setting = { env?: Record<string, string | undefined>; content?: typeof readyContent };

/** Everything the verifier has to say of a folder or an address. */
export async function verdictOn(typed: string, { env = {}, content = readyContent }: Setting = {}) {
  const settings = { content, env: { ...READY_ENV, ...env }, publicOrigin: READY_ORIGIN };
  const topics = await verify(openTarget(typed), settings);
  return { topics, text: topics.flatMap(({ found }) => found).join('\n') };
}

/** The embedded host on the ready site; `disturb` may answer in its place, or change what it is about to say. */
export async function serveReady(
  ready: string,

  disturb: Disturb = () => false,
) {
  const { server, port } = await startTestHost({ outDir: ready });
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
