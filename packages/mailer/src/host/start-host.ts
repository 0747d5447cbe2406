import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import { composeMail } from '../app/compose-mail';
import { createApp } from '../app/create-app';
import { createPlaces, limitMessages, networkOf } from '../app/network';
import { errorCode, log } from '../log';
import { handOver } from '../relay/hand-over';
import { startRelay } from '../relay/start-relay';
import { ConfigError, type Settings } from '../settings';
import { createSite } from '../site/create-site';
import { createAcceptance } from '../spool/create-acceptance';
import { openSpool } from '../spool/spool';
import { startRetention } from '../spool/start-retention';
import { createHealth } from './health';

/** What bounds the connections of a server in time and number. */
const LIMITS = {
  // As long as the site's pages wait for their answer: a slow upload over a weak network may use all of it.
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 10_000,
  // An answer may stand still for so long at a client that does not read.
  timeout: 120_000,
  maxConnections: 20_000,
  maxRequestsPerSocket: 100,
};

/** Serves a folder and its mailer; resolves with the server and what ends its relay. @throws ConfigError, in French. */
export async function startHost(settings: () => Settings, outDir: string, print?: (line: string) => void) {
  const { host, port, mailDir, smtpUrl, rateLimit, trustedProxies } = settings();
  const isTrusted = proxyAddr.compile(['loopback', ...trustedProxies]);
  // The one that the last trusted proxy has seen; anyone else could write any there.
  const addressOf = ({ env }: Context) => proxyAddr(env.incoming, isTrusted);
  const spool = await openSpool(mailDir);
  if (smtpUrl) for (const id of await spool.list('failed')) await spool.move(id, 'failed', 'new');
  const accept = await createAcceptance(spool);
  const send = (id: string, left?: string[]) => {
    // The process that sends is given no more than it needs.
    const { smtpUrl: url, from, to } = settings();
    return handOver({ mailDir, id, left, account: { smtpUrl: url, from, to } });
  };
  const relay = smtpUrl ? startRelay(spool, send, () => settings().laterADay) : undefined;
  startRetention(spool, () => settings().keepDays);
  const [limit, givePlace] = [limitMessages(rateLimit), createPlaces()];
  const app = createApp({
    settings,
    limit: (context) => limit(networkOf(addressOf(context))),
    async keep(fields, context, isDoubtful) {
      const { id, isRepeat } = await accept(fields, () => {
        // Whoever lifts the limit has all messages handed over as they come.
        const network = networkOf(addressOf(context), 48);
        const place = rateLimit > 0 ? givePlace(network, isDoubtful) : undefined;
        return composeMail(settings(), fields, isDoubtful, place);
      });
      // Without what could command the terminal.
      const said = `${fields.noms[0]} <${fields.sender_email}>, ${fields.sujet}`.replace(/\p{C}/gu, '');
      if (isRepeat || !print) log('info', isRepeat ? 'mail-repeated' : 'mail-accepted', { id });
      else print(`  Reçu      ${said} : ${join(mailDir, 'new', id)}.eml`);
      return id;
    },
  });

  const health = createHealth(spool, () => existsSync(join(outDir, 'index.html')), relay?.trouble);
  app.get('/healthz', async (context: Context) => {
    const { status, why, ...mail } = await health();
    // How much waits, and since when, would tell whoever floods how well that goes.
    const isNear = proxyAddr.compile('loopback')(addressOf(context), 0);
    const told = { status, why, ...(isNear ? mail : { waiting: mail.waiting && 1 }) };
    // Restarting a server delivers no mail: where that is stuck, the server is well.
    const code = status === 'error' ? 503 : 200;
    return context.json({ ...told, keepDays: settings().keepDays }, code, { 'Cache-Control': 'no-store' });
  });

  app.route('/', createSite(outDir));
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer({ connectionsCheckingInterval: 1_000 }, inTurn(answer));
  Object.assign(server, LIMITS);
  // Of a hundred requests in one go, the next is not even told no.
  server.on('dropRequest', (_, socket) => socket.destroy());
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new ConfigError(`PORT : ${host}:${port} ne peut pas être pris (${errorCode(error)}).`);
  });
  server.on('error', (error) => log('error', 'server-failed', { cause: errorCode(error) }));
  return { server, port: (server.address() as AddressInfo).port, stop: async () => relay?.stop() };
}

/** Answers the requests of a connection one after the other: of those that wait, none holds a file when it ends. */
function inTurn(answer: RequestListener): RequestListener {
  const turns = new WeakMap<Socket, Promise<unknown>>();
  return async (request, response) => {
    const { socket } = request;
    const before = turns.get(socket);
    turns.set(socket, new Promise((resolve) => response.once('finish', resolve)));
    await before;
    const { host = [] } = request.headersDistinct;
    if (request.httpVersionMajor !== 1 || host.length > 1)
      response.writeHead(400, { Connection: 'close' }).end();
    else if (!socket.destroyed) answer(request, response);
  };
}
