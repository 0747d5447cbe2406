import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { textType, endingOf, fileTypes } from '@/publish/rules/file-types';

/** Compressed copies as the build lays them beside a text, best first. */
const COPIES = Object.entries({ br: '.br', gzip: '.gz' });

/** Sends a file of a site, or its compressed copy, as `send` does: conditions, ranges, HEAD; a page that answers 404 has none. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, files, file, status }: { root: string; files: ReadonlySet<string>; file: string; status: number },
): void {
  const isText = textType(file) !== undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const isTaken = ([name, end]: string[]) =>
    isText && new RegExp(`\\b${name}\\b`).test(accepted) && files.has(file + end);
  const [encoding, ending = ''] = COPIES.find(isTaken) ?? [];
  const type = fileTypes[endingOf(file)]?.type;
  if (type !== undefined) response.setHeader('Content-Type', type);
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.statusCode = status;

  send(request, encodeURI(file) + ending, {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: status === 200 && encoding === undefined,
    etag: status === 200,
    lastModified: status === 200,
  })
    .on('error', ({ status: refusal = 500 }: { status?: number }) => {
      response.removeHeader('Content-Encoding');
      response.setHeader('Cache-Control', 'no-cache');
      if (response.headersSent) response.destroy();
      else response.writeHead(refusal, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${refusal}\n`);
    })
    .pipe(response);
}
