import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Config } from './config';
import { ConfigError } from './config-values';
import { createHost } from './create-host';
import { errorCode } from './error-code';
import { log } from './log';
import { createMailbox } from './mailbox/create-mailbox';
import { createMailer } from './mailer/create-mailer';
import { createSmtpSender } from './mailer/smtp-sender';
import { openSpool, type Spool } from './mailer/spool';
import { startRelay, type Relay } from './mailer/start-relay';
import { readHealth } from './read-health';
import type { Answer } from './respond';
import { stopOnSignal } from './stop-on-signal';
import { welcome } from './welcome';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Opens the spool, answers `site` and the mailer on the configured address, prints where, and stops in good order
 * on a signal. @throws ConfigError, in French, where the folder or the address cannot be used.
 */
export async function startHost(config: Config, site: Answer, onUpgrade?: Upgrade): Promise<void> {
  surviveClosedOutput();
  const spool = await openSpoolOf(config);
  const mailbox = isLoopback(config.host) && !config.relay ? createMailbox(spool) : undefined;
  let relay: Relay | undefined;
  const mailer = await createMailer(config, { spool, log, onAccepted: () => relay?.wake() });
  const health = () => readHealth(spool, relay);

  const server = createHost({ mailer, site, mailbox: mailbox?.answer, health, log });
  if (onUpgrade) server.on('upgrade', onUpgrade);
  const port = await listen(server, config);
  server.on('error', (error) => log('error', 'server-failed', { cause: errorCode(error) }));
  // Only now: had the address been taken, another server could be working on the same spool.
  if (config.relay) relay = startRelay({ spool, send: createSmtpSender(config.relay, config.from), log });
  const { length: failed } = await spool.list('failed');
  console.log(welcome(config, { port, mailboxPath: mailbox?.path, failed }));
  stopOnSignal(server, async () => relay?.stop());
}

async function openSpoolOf({ mailDir }: Config): Promise<Spool> {
  try {
    return await openSpool(mailDir);
  } catch (error) {
    throw new ConfigError('MAIL_DIR', `le dossier ${mailDir} ne peut pas être utilisé (${errorCode(error)})`);
  }
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new ConfigError('PORT', `l’adresse ${host}:${port} ne peut pas être utilisée (${errorCode(error)})`),
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Whoever read what is printed may go away without taking the server along. */
function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
