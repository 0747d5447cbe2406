import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Config } from '@/server/config';
import { createHost } from '@/server/create-host';
import { createMailbox } from '@/server/mailbox/create-mailbox';
import { createMailer } from '@/server/mailer/create-mailer';
import { openSpool } from '@/server/mailer/spool';
import { createHealth, type Health } from '@/server/health/read-health';
import { trustProxies } from '@/server/kit/client-address';
import { createSite } from '@/server/site/create-site';
import { ask } from './http';
import { readLog } from './logged';
import { siteFolder } from './site-folder';
import { temporaryFolder } from './temporary-folder';

export const TOKEN = 'Token essai';

export const fields = {
  sender_email: 'awa@exemple.org',
  sender_name: 'Site Atelier Trame',
  organisation: 'Kora SARL',
  sujet: 'Envoie depuis la page contact',
  message: 'Bonjour,\nun site pour « Kora » : possible avant l’été ?',
  noms: ['Awa Diop', 'Awa Diop'],
};

export const headers = { authorization: TOKEN, 'content-type': 'application/json' };

type Options = Partial<Pick<Config, 'token' | 'rateLimit' | 'allowedOrigins' | 'outDir' | 'mailDir'>> & {
  isTrusted?: (address: string) => boolean;
  passwordHash?: string;
  hasRelay?: boolean;
  health?: () => Promise<Health>;
};

/** The whole host on a free port of this machine, with folders of its own; closed when the test ends. */
export async function startTestHost({
  outDir = siteFolder({}),
  mailDir = join(temporaryFolder(), 'mail'),
  isTrusted = trustProxies([]),
  health,
  passwordHash,
  hasRelay = false,
  token = TOKEN,
  rateLimit = 0,
  allowedOrigins = [],
}: Options = {}) {
  const spool = await openSpool(mailDir);
  const logged = readLog();
  const addresses = { from: 'site@trame.example', to: ['atelier@trame.example'] };
  const services = { spool, isTrusted, onAccepted: () => undefined };
  const server = createHost({
    site: createSite(outDir),
    mailer: await createMailer({ token, rateLimit, allowedOrigins, ...addresses }, services),
    mailbox:
      passwordHash === undefined
        ? undefined
        : createMailbox(spool, { passwordHash, hasRelay, isTrusted, onResent: () => undefined }),
    health: health ?? createHealth(spool, () => undefined, 0),
    isTrusted,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  return {
    port,
    server,
    spool,
    logged,
    mailDir,
    get: (path: string, asked = {}) => ask(port, path, { headers: asked }),
    /** Sends a body to the mailer; an object as JSON, a text as it is. */
    send: (body: unknown, { path = '/api/mailer/send-email/', headers: own = headers as object } = {}) =>
      ask(port, path, {
        method: 'POST',
        headers: { ...own },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
  };
}
