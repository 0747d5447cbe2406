import type { IncomingMessage } from 'node:http';
import { MailError } from './mail-error';

/** Largest JSON body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** A form writes a letter with an accent in six characters, where JSON takes two bytes. */
const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;

/**
 * The JSON value in a request's body. Never holds more than `MAX_BODY_BYTES` of it.
 * @throws MailError 415 for another type, 413 when too large, 400 when it is not JSON in UTF-8 or was cut short.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, 'application/json', MAX_BODY_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MailError(400, 'json-invalid', 'Le corps de la requête n’est pas du JSON valide en UTF-8.');
  }
}

/** The text of a posted form, still encoded. @throws MailError 415, 413 or 400 as `readJsonBody`. */
export async function readFormBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES);
  return bytes.toString();
}

async function readBytes(request: IncomingMessage, type: string, maxBytes: number): Promise<Buffer> {
  const [given = ''] = (request.headers['content-type'] ?? '').split(';');
  if (given.trim().toLowerCase() !== type) {
    throw new MailError(415, 'type-refused', `Le message doit être envoyé en ${type}.`);
  }
  const tooLarge = () => new MailError(413, 'body-too-large', `Le message dépasse ${maxBytes / 1024} Kio.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks, Math.min(size, maxBytes))));
    // Both events: a connection that is cut short raises one or the other.
    const cut = () => reject(new MailError(400, 'body-cut', 'La requête s’est interrompue avant la fin.'));
    request.on('error', cut);
    request.on('close', cut);
  });
}
