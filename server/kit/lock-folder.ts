import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { errorCode } from './log';

const SETTLING_MS = 100;

/** Makes this process the only one on a folder until it ends, by a socket that only the living answer; `false` when another has it. */
export async function lockFolder(folder: string): Promise<boolean> {
  const path = shortest(join(folder, 'lock'));
  const secret = randomBytes(8).toString('hex');
  const server = createServer((socket) => socket.on('error', () => undefined).end(secret)).unref();
  try {
    await listen(server, path);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
  }
  if ((await ask(path)) !== undefined) return false;
  // Left by one that was killed. Two may find it so at once: the last to replace it has it.
  await rm(path, { force: true });
  await listen(server, path);
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  return (await ask(path)) === secret;
}

async function listen(server: Server, path: string): Promise<void> {
  await once(server.listen(path), 'listening');
}

/** What whoever holds the lock answers, or `undefined` when nobody does. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', () => resolve(undefined));
  });
}

/** The system takes no more than about a hundred bytes. */
function shortest(path: string): string {
  const local = relative(process.cwd(), path);
  return local.length < path.length ? local : path;
}
