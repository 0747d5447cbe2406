import { relative } from 'node:path';
import type { Config } from './config';

type Facts = {
  port: number;
  hasMailbox: boolean;
  /** Made for this start, where the owner has set none. */
  password: string | undefined;
  /** Messages that the relay refused for good. */
  failed: number;
};

/** What the owner reads once the server listens. */
export function welcome(config: Config, { port, hasMailbox, password, failed }: Facts): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = `http://${host}:${port}`;
  const local = relative(process.cwd(), config.mailDir);
  const folder = local.startsWith('..') ? config.mailDir : local || '.';
  const destination = config.relay
    ? `relayés à ${config.relay.recipients.join(', ')} ; ${folder}/new en attente, ${folder}/sent transmis, ${folder}/failed refusés`
    : `${folder}/new, un fichier .eml par message`;
  const lines = [`Site      ${address}`, `Messages  ${destination}`];
  if (hasMailbox) lines.push(`Lecture   ${address}/mail${password ? `, mot de passe ${password}` : ''}`);
  if (failed > 0)
    lines.push(`Attention ${failed} message(s) refusé(s) par le relais, à lire dans ${folder}/failed`);
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
