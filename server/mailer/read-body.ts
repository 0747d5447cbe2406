import type { IncomingMessage } from 'node:http';
import { MailError } from './mail-error';

/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * The JSON value in a request's body. Never holds more than `MAX_BODY_BYTES` of it.
 * @throws MailError 415 for another type, 413 when too large, 400 when it is not JSON in UTF-8 or was cut short.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new MailError(
      415,
      'type-refused',
      'Le message doit être envoyé en JSON (Content-Type: application/json).',
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();

  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MailError(400, 'json-invalid', 'Le corps de la requête n’est pas du JSON valide en UTF-8.');
  }
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks, Math.min(size, MAX_BODY_BYTES))));
    // Both events: a connection that is cut short raises one or the other.
    const cut = () => reject(new MailError(400, 'body-cut', 'La requête s’est interrompue avant la fin.'));
    request.on('error', cut);
    request.on('close', cut);
  });
}

function tooLarge(): MailError {
  return new MailError(413, 'body-too-large', `Le message dépasse ${MAX_BODY_BYTES / 1024} Kio.`);
}
