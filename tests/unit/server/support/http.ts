import { request as connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };

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
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString(),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
