import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fields, json } from './site';

export type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** One request, its path sent exactly as written, its answer neither decoded nor followed. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  // A server may cut off what it has answered already; what comes before its answer is thrown.
  sent.on('error', () => undefined).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() };
}

/** Sends a message to the mailer as a site's script does. */
export function post(port: number, body: object = fields, headers: Asked['headers'] = json): Promise<Answer> {
  return ask(port, '/api/mailer/send-email/', { method: 'POST', headers, body: JSON.stringify(body) });
}
