import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import proxyAddr from 'proxy-addr';
import { composeMail } from '../app/compose-mail';
import { createApp } from '../app/create-app';
import { errorCode, log } from '../log';
import { sendMail } from '../relay/smtp-sender';
import { startRelay } from '../relay/start-relay';
import { ConfigError, type Settings } from '../settings';
import { createSite } from '../site/create-site';
import { createAcceptance } from '../spool/create-acceptance';
import { offerAgain, openSpool } from '../spool/spool';
import { startRetention } from '../spool/start-retention';
import { clientAddress, guardConnections, inTurn, limitMessages } from './guards';
import { createHealth } from './health';

/** Serves a folder and its mailer; resolves with the server and what ends its relay. @throws ConfigError, in French. */
export async function startHost(settings: () => Settings, outDir: string, print = console.log) {
  const { host, port, mailDir, patienceMs, smtpUrl, rateLimit, trustedProxies } = settings();
  const isTrusted = proxyAddr.compile(['loopback', ...trustedProxies]);
  const spool = await openSpool(mailDir);
  if (smtpUrl) await offerAgain(mailDir);
  const accept = await createAcceptance(spool, (fields) => composeMail(settings(), fields));
  const send = (eml: Buffer) => sendMail(smtpUrl ?? '', settings().from, settings().to, eml);
  const relay = smtpUrl ? startRelay(spool, send) : undefined;
  startRetention(spool, relay ? 'sent' : 'new', () => settings().keepDays);
  const app = createApp({
    settings,
    limit: limitMessages(rateLimit, (context) => clientAddress(context.env.incoming, isTrusted)),
    async keep(fields) {
      const { id, isRepeat } = await accept(fields);
      log('info', isRepeat ? 'mail-repeated' : 'mail-accepted', { id });
      if (isRepeat || relay || !isTrusted(host, 0)) return id;
      // Mail that stays on its owner's machine is shown as it comes, without what could command the terminal.
      const said = `${fields.noms[0]} <${fields.sender_email}>, ${fields.sujet}`.replace(/\p{C}/gu, '');
      print(`  Reçu      ${said} : ${join(mailDir, 'new', id)}.eml`);
      return id;
    },
  });

  const health = createHealth(spool, relay);
  app.get('/healthz', async (context) => {
    const report = { ...(await health()), keepDays: settings().keepDays };
    // Restarting a server delivers no mail: where that is stuck, the server is well.
    return context.json(report, report.status === 'error' ? 503 : 200, { 'Cache-Control': 'no-store' });
  });

  app.route('/', createSite(outDir));
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer({ connectionsCheckingInterval: 1_000 }, inTurn(answer));
  guardConnections(server, isTrusted, patienceMs);
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new ConfigError(`PORT : ${host}:${port} ne peut pas être pris (${errorCode(error)}).`);
  });
  server.on('error', (error) => log('error', 'server-failed', { cause: errorCode(error) }));
  return { server, port: (server.address() as AddressInfo).port, stop: async () => relay?.stop() };
}
