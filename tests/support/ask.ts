import { request as connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string };
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** One request to a port of this machine, its path sent exactly as written, its answer neither decoded nor followed. */
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
        resolve({ status, headers: received, bytes: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject).end(body);
  });
}
