import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { textType, endingOf, fileTypes } from '@/publish/rules/file-types';
import type { SiteFile, SiteIndex } from './site-index';

/** Compressed copies as the build lays them beside a text, best first. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Sends a file of a site, or its compressed copy, as `send` does: conditions, ranges, HEAD. A page that answers 404 has
 * none of these. A file that has vanished meanwhile is 404, and no file stays open when its visitor is gone.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, index, file, status }: { root: string; index: SiteIndex; file: SiteFile; status: number },
): void {
  const type = textType(file.path) ?? fileTypes[endingOf(file.path)]?.type;
  if (type !== undefined) response.setHeader('Content-Type', type);
  const copy = textType(file.path) === undefined ? undefined : compressedCopy(request, response, file, index);
  const isWhole = status === 200 && copy === undefined;
  response.statusCode = status;

  send(request, encodeURI(file.path) + (copy ?? ''), {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: isWhole,
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

/** The ending of the copy this visitor may have, told in the headers. */
function compressedCopy(
  { headers }: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  index: SiteIndex,
): string | undefined {
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = headers['accept-encoding'] ?? '';
  const copy = COPIES.find(
    ([name, ending]) => accepts(accepted, name) && index.files.has(file.path + ending),
  );
  if (copy) response.setHeader('Content-Encoding', copy[0]);
  return copy?.[1];
}

/** Whether an `Accept-Encoding` header names an encoding without a quality of zero. */
function accepts(header: string, name: string): boolean {
  return new RegExp(`(?:^|,)\\s*(?:x-)?${name}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(
    header,
  );
}
