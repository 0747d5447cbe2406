import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { startServerProcess } from '@/tests/unit/server/support/server-process';

// How many messages a second the mailer accepts for good, each synced to the disk before its answer.
// The folder lies on the project's disk: the system's temporary one may be memory, where syncing costs nothing.
const MESSAGES = Number(process.env.MESSAGES ?? 5000);
const SENDERS = Number(process.env.SENDERS ?? 32);

mkdirSync('bench-results', { recursive: true });
const folder = mkdtempSync(join('bench-results', 'load-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Essai</title>');
const mailDir = join(folder, 'mail');
const server = await startServerProcess({ OUT_DIR: folder, MAIL_DIR: mailDir, MAILER_RATE_LIMIT: '0' });
const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });

function send(index: number): Promise<number> {
  const body = JSON.stringify({
    sender_email: 'awa@exemple.org',
    sender_name: 'Site Atelier Trame',
    organisation: 'Kora SARL',
    sujet: 'Demande de devis personnalisé',
    message: `Message ${index}\n${'Un site pour une école, avec paiement mobile. '.repeat(20)}`,
    noms: ['Awa Diop', 'Awa Diop'],
  });
  const headers = {
    authorization: publicToken(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const path = mailerPath;
    const sending = request({ agent, port: server.port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Highest memory the process ever held, in MiB, where the system tells. */
function peakMemoryMiB(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const latenciesMs: number[] = [];
let next = 0;
async function runSender(): Promise<void> {
  for (let index = next++; index < MESSAGES; index = next++) {
    const startMs = performance.now();
    const status = await send(index);
    if (status !== 202) throw new Error(`message ${index} was answered ${status}`);
    latenciesMs.push(performance.now() - startMs);
  }
}

try {
  const idleMiB = peakMemoryMiB();
  const startMs = performance.now();
  await Promise.all(Array.from({ length: SENDERS }, runSender));
  const seconds = (performance.now() - startMs) / 1000;
  latenciesMs.sort((a, b) => a - b);
  const percentile = (share: number) => latenciesMs[Math.ceil(share * latenciesMs.length) - 1]?.toFixed(1);

  console.log(`${MESSAGES} messages, ${SENDERS} at a time: ${Math.round(MESSAGES / seconds)} a second`);
  console.log(
    `answer: median ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, slowest ${percentile(1)} ms`,
  );
  console.log(`memory: ${idleMiB.toFixed(0)} MiB at rest, ${peakMemoryMiB().toFixed(0)} MiB at most`);
  console.log(`on disk: ${readdirSync(join(mailDir, 'new')).length} messages`);
} finally {
  agent.destroy();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
