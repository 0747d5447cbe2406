import { relative } from 'node:path';
import type { Config } from './config';

/** What the owner reads once the server listens on `port`; `mailboxPath` where the local list of messages exists. */
export function welcome(config: Config, port: number, mailboxPath: string | undefined): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = `http://${host}:${port}`;
  const local = relative(process.cwd(), config.mailDir);
  const folder = local.startsWith('..') ? config.mailDir : local || '.';
  const destination = config.relay
    ? `relayés à ${config.relay.recipients.join(', ')} ; ${folder}/new en attente, ${folder}/sent transmis, ${folder}/failed refusés`
    : `${folder}/new, un fichier .eml par message`;
  const lines = [`Site      ${address}`, `Messages  ${destination}`];
  if (mailboxPath) lines.push(`Lecture   ${address}${mailboxPath}`);
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
