import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { follow } from './host/follow';
import { startHost } from './host/start-host';
import { obey } from './relay/hand-over';
import { ConfigError, readSettings } from './settings';

for (const name of ['.env.local', '.env']) if (existsSync(name)) process.loadEnvFile(name);
const { env, argv } = process;
const outDir = resolve(env.OUT_DIR || 'out');
const file = resolve(env.MAILER_CONFIG || join(dirname(outDir), 'mailer.json'));
const read = () => readSettings(existsSync(file) ? readFileSync(file, 'utf8') : '{}', env, basename(file));

try {
  await (argv[2] === '--remettre' ? obey() : run());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function run(): Promise<void> {
  // Whoever read what is printed may go away without taking the server along.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const settings = follow([file], read);
  // A message is shown to whoever started this by hand; what a service prints is kept, and by rules that are not ours.
  const print = process.stdout.isTTY ? console.log : undefined;
  const { server, port, stop } = await startHost(settings, outDir, print);
  const { host, mailDir, smtpUrl, to } = settings();
  const lines = [`Site      http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  if (smtpUrl) lines.push(`Messages  transmis à ${to.join(', ')}, gardés dans ${mailDir}`);
  else lines.push(`Messages  ${mailDir}/new, un fichier .eml par message`);
  if (!existsSync(file)) lines.push(`Attention ${file} manque : aucun formulaire n’est connu.`);
  if (!existsSync(join(outDir, 'index.html'))) lines.push(`Attention rien n’est publié dans ${outDir}.`);
  console.log(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      // It ends once requests under way, whose connections then close, and the mail under way are done.
      server.close().keepAliveTimeout = 1;
      void stop();
      setTimeout(() => process.exit(0), 10_000).unref();
    });
  // systemd restarts a host that no longer says that it is alive.
  const alive = () => execFile('systemd-notify', ['WATCHDOG=1'], () => undefined);
  if (env.WATCHDOG_USEC) setInterval(alive, Number(env.WATCHDOG_USEC) / 3_000).unref();
}
