import { request as connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { fields, json } from './site';

export type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** One request, its path sent exactly as written, its answer neither decoded nor followed. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = connect({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        const bytes = Buffer.concat(chunks);
        resolve({ status, headers: received, bytes, text: bytes.toString() });
      });
    });
    request.on('error', reject).end(body);
  });
}

/** Sends a message to the mailer as a site's script does. */
export function post(port: number, body: object = fields, headers: Asked['headers'] = json): Promise<Answer> {
  return ask(port, '/api/mailer/send-email/', { method: 'POST', headers, body: JSON.stringify(body) });
}
