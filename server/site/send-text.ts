import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Text } from './text-store';
import type { SiteFile } from './site-index';

/** Answers with a text held in memory, or with 304 where the visitor already has it. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { file, text, type, status }: { file: SiteFile; text: Text; type: string; status: number },
): void {
  const etag = `W/"${file.size.toString(36)}-${Math.trunc(file.modifiedMs).toString(36)}-${text.encoding}"`;
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', new Date(file.modifiedMs).toUTCString());
    if (isFresh(request, etag, file.modifiedMs)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (text.encoding !== 'identity') response.setHeader('Content-Encoding', text.encoding);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': text.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : text.bytes);
}

/** Whether the copy the visitor already has is still the current one; dates count only without an ETag. */
function isFresh({ headers }: IncomingMessage, etag: string, modifiedMs: number): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known.split(',').some((item) => item.trim() === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && modifiedMs < since + 1000;
}
