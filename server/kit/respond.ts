import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one request. Where it rejects, nothing or only a part was sent. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = `${JSON.stringify(body)}\n`;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
