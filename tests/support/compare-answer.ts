import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteOrigin } from '@/lib/seo/site-url';
import { ask, type Answer } from '../../packages/mailer/tests/support/ask';
import type { Request } from './host-rules';
import type { WebServer } from './web-servers';

/** What the answer of a server lacks of what a request expects; `undefined` when nothing. */
export async function compareAnswer(server: WebServer, request: Request): Promise<string | undefined> {
  const answer = await ask(server.port, request.path, { headers: request.headers ?? {} });
  const faults = [...faultsOfHeaders(answer, request)];
  // A move is for good in one number or the other.
  const isMove = request.status === 308 && answer.status === 301;
  if (answer.status !== request.status && !isMove)
    faults.push(`status ${answer.status}, not ${request.status}`);
  const { location } = answer.headers;
  const expected = [request.location, request.location && `${siteOrigin()}${request.location}`];
  if (!expected.includes(location)) faults.push(`leads to ${location}, not ${request.location}`);
  if (request.text && !decode(answer).includes(request.text)) faults.push(`without ${request.text}`);
  return faults.length > 0 ? `${server.name} ${request.path}: ${faults.join('; ')}` : undefined;
}

function* faultsOfHeaders({ headers }: Answer, { expected = {} }: Request): Generator<string> {
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers[name.toLowerCase()];
    if (value !== undefined && sent !== value) yield `${name} is ${sent}, not ${value}`;
  }
}

/** A broken encoding breaks the test. */
function decode({ headers, bytes }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
