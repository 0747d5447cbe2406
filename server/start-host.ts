import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError, type Config } from './config';
import { createHost } from './create-host';
import { createHealth } from './health/read-health';
import { startAlerts } from './health/start-alerts';
import { isLoopback, trustProxies } from './kit/client-address';
import { errorCode, log } from './kit/log';
import { createMailbox } from './mailbox/create-mailbox';
import { hashPassword } from './mailbox/password';
import { createAcknowledgement } from './mailer/acknowledge';
import { createMailer } from './mailer/create-mailer';
import { lockFolder } from './kit/lock-folder';
import { createSmtpSender } from './mailer/smtp-sender';
import { openSpool, type Spool } from './mailer/spool';
import { startRetention } from './mailer/start-retention';
import { startRelay, type Relay } from './mailer/start-relay';
import type { Answer } from './kit/respond';
import { stopOnSignal } from './stop-on-signal';
import { welcome } from './welcome';

/** Answers `site` and the mailer until a signal, prints where, and resolves with the port. @throws ConfigError, in French. */
export async function startHost(config: Config, site: Answer): Promise<number> {
  // Whoever read what is printed may go away without taking the server along.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const spool = await openSpoolOf(config);
  let relay: Relay | undefined;
  const isTrusted = trustProxies(config.trustedProxies);
  const onAccepted = () => relay?.wake();
  // Where the mail stays on this machine, its owner can read it at once.
  const isLocal = !config.mailboxPasswordHash && isLoopback(config.host) && !config.relay;
  const password = isLocal ? randomBytes(9).toString('base64url') : undefined;
  const passwordHash = password ? await hashPassword(password) : config.mailboxPasswordHash;
  const settings = { hasRelay: config.relay !== undefined, isTrusted, onResent: onAccepted };
  const mailbox = passwordHash ? createMailbox(spool, { ...settings, passwordHash }) : undefined;
  const mailer = await createMailer(config, { spool, isTrusted, onAccepted });
  const health = createHealth(spool, () => relay);

  const server = createHost({ mailer, site, mailbox, health, isTrusted });
  const port = await listen(server, config);
  server.on('error', (error) => log('error', 'server-failed', { cause: errorCode(error) }));
  if (config.relay) {
    const send = createSmtpSender(config.relay.smtpUrl, config.from);
    const acknowledge = createAcknowledgement(send, config.from);
    const onSent = config.acknowledges ? (eml: Buffer) => void acknowledge(eml) : undefined;
    relay = startRelay({ spool, send, recipients: config.relay.recipients, onSent });
  }
  startRetention(spool, config.keepDays);
  if (config.alertUrl) startAlerts(health, config.alertUrl);
  const { length: failed } = await spool.list('failed');
  console.log(welcome(config, { port, hasMailbox: Boolean(mailbox), password, failed }));
  stopOnSignal(server, async () => relay?.stop());
  return port;
}

async function openSpoolOf({ mailDir }: Config): Promise<Spool> {
  try {
    await mkdir(mailDir, { recursive: true, mode: 0o700 });
    if (await lockFolder(mailDir)) return await openSpool(mailDir);
  } catch (error) {
    throw new ConfigError('MAIL_DIR', `le dossier ${mailDir} ne peut pas être utilisé (${errorCode(error)})`);
  }
  throw new ConfigError(
    'MAIL_DIR',
    `un autre serveur travaille déjà sur ${mailDir} ; donnez à chacun son dossier, ou arrêtez le premier`,
  );
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const problem = `l’adresse ${host}:${port} ne peut pas être utilisée (${errorCode(error)})`;
      reject(new ConfigError('PORT', problem));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
