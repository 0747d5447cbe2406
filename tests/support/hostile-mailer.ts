import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type HostileMailer = {
  /** Where both forms are made to post. */
  url: string;
  /** Methods and paths it was asked for, preflights apart. */
  asked: string[];
  preflights: { headers: string; method: string }[];
  bodies: string[];
  behave: (answer: Answer, preflight?: Answer) => void;
  stop: () => Promise<void>;
};

const PATH = '/api/mailer/send-email/';

/** A mailer of another origin that answers as badly as it is told to, through the browser's real fetch and CORS. */
export async function startHostileMailer(): Promise<HostileMailer> {
  const asked: string[] = [];
  const bodies: string[] = [];
  const preflights: HostileMailer['preflights'] = [];
  let answer: Answer = answers.status(200);
  let answerPreflight: Answer = answers.allow;

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    if (request.method === 'OPTIONS') {
      preflights.push({
        headers: String(request.headers['access-control-request-headers']),
        method: String(request.headers['access-control-request-method']),
      });
      answerPreflight(request, response);
      return;
    }
    asked.push(`${request.method} ${request.url}`);
    bodies.push(await readBody(request));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    asked,
    preflights,
    bodies,
    behave: (next, preflight = answers.allow) => {
      answer = next;
      answerPreflight = preflight;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const answers = {
  status:
    (status: number, body = 'ceci n’est pas du JSON {'): Answer =>
    (_request, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(status === 204 ? '' : body),
  redirect: (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(301, { Location: '/ailleurs' }).end(),
  hang: () => {},
  reset: (request: IncomingMessage) => request.socket.resetAndDestroy(),
  garbage: (request: IncomingMessage) =>
    request.socket.end(Buffer.from('\u0000\u0001\u0002 ceci n’est pas HTTP\r\n\r\n')),
  cutShort: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(500, { 'Content-Length': '1000' });
    response.write('coup');
    response.socket?.resetAndDestroy();
  },
  allow: (_request: IncomingMessage, response: ServerResponse) =>
    response
      .writeHead(204, {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'authorization, content-type',
      })
      .end(),
  refuse: (_request: IncomingMessage, response: ServerResponse) => response.writeHead(403).end(),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString();
}
