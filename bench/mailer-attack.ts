import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { bundleHost } from '@/publish/hosts/bundle';
import { ask } from '@/tests/unit/server/support/http';
import { startServerProcess } from '@/tests/unit/server/support/server-process';

// What visitors can do to others: attacks on a host of its own, and what its files, memory and other visitors see.
mkdirSync('bench-results', { recursive: true });
const folder = resolve(mkdtempSync(join('bench-results', 'attack-')));
mkdirSync(join(folder, 'out/media'), { recursive: true });
writeFileSync(join(folder, 'out/index.html'), '<!doctype html><title>Essai</title>');
writeFileSync(join(folder, 'out/media/film.webm'), Buffer.alloc(2_000_000));
const script = join(folder, 'host.mjs');
await bundleHost(script);
const env = {
  OUT_DIR: join(folder, 'out'),
  MAIL_DIR: join(folder, 'mail'),
  MAILER_RATE_LIMIT: '0',
  HOST: '0.0.0.0',
};
const server = await startServerProcess(env, script);
/** An address of this machine that is no loopback: seen as a stranger's. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
const memoryMiB = (name: string) =>
  Math.round(
    Number(
      new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(
        readFileSync(`/proc/${server.child.pid}/status`, 'utf8'),
      )?.[1],
    ) / 1024,
  );
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

let count = 0;
async function send(address: string): Promise<number> {
  const body = JSON.stringify({
    sender_email: 'awa@exemple.org',
    sender_name: 'Site',
    organisation: '',
    sujet: 'Essai',
    message: `Message ${count++}`,
    noms: ['Awa'],
  });
  const headers = {
    authorization: publicToken(),
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
  return ask(server.port, mailerPath, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function attack(
  name: string,
  connections: number,
  text: (index: number) => string,
  host = '127.0.0.1',
) {
  const before = openFiles();
  const sockets: Socket[] = Array.from({ length: connections }, (_, index) => {
    const socket = connect(server.port, host).on('error', () => undefined);
    // Nothing is read.
    socket.pause();
    socket.write(text(index));
    return socket;
  });
  await rest(2_000);
  const during = openFiles();
  const others = await Promise.all(Array.from({ length: 40 }, (_, index) => send(`203.0.113.${index}`)));
  for (const socket of sockets) socket.destroy();
  await rest(2_000);
  console.log(
    `${name}: files ${before} before, ${during} during, ${openFiles()} after; memory ${memoryMiB('VmRSS')} MiB, ` +
      `${memoryMiB('VmHWM')} at most; others: ${others.filter((status) => status === 202).length} of 40 accepted`,
  );
  if (others.some((status) => status !== 202)) process.exitCode = 1;
}

const film = 'GET /media/film.webm HTTP/1.1\r\nHost: a\r\n\r\n';
const slowBody = (index: number) =>
  `POST ${mailerPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: ${publicToken()}\r\n` +
  `X-Forwarded-For: 198.51.100.${index % 9}\r\nContent-Length: 60000\r\n\r\n{`;

try {
  await attack('3,000 requests at once on one connection', 1, () => film.repeat(3_000));
  await attack('200 connections with 200 requests each', 200, () => film.repeat(200));
  await attack('200 connections with 16 requests each, unread', 200, () => film.repeat(16));
  await attack('9 addresses with 30 slow bodies each', 270, slowBody);
  if (outside)
    await attack('2,500 idle connections from one address', 2_500, () => 'GET / HTTP/1.1\r\n', outside);
  console.log(`on disk: ${readdirSync(join(folder, 'mail/new')).length} of ${count} sent`);
} finally {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
