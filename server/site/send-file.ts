import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { textType, endingOf, fileTypes } from '@/publish/rules/file-types';

/** Compressed copies as the build lays them beside a text, best first. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Parts = { root: string; files: ReadonlySet<string>; file: string; status: number };

/**
 * Sends a file of a site, or its compressed copy, as `send` does: conditions, ranges, HEAD. A page that answers 404 has
 * none of these. A file that has vanished meanwhile is 404, and no file stays open when its visitor is gone.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, files, file, status }: Parts,
): void {
  const isText = textType(file) !== undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, ending = ''] =
    COPIES.find(
      ([name, end]) => isText && new RegExp(`\\b${name}\\b`).test(accepted) && files.has(file + end),
    ) ?? [];
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
