import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type IsTrusted } from '../kit/client-address';
import { markup } from '../kit/markup';
import type { Answer } from '../kit/respond';
import { sendPage } from '../kit/send-page';
import { isSameOrigin } from '../mailer/cors';
import { createRateLimit } from '../mailer/rate-limit';
import { readFormBody } from '../mailer/read-body';
import { createSlots } from '../mailer/slots';
import type { Spool, State } from '../mailer/spool';
import { actionsFor, sendEntrance, sendList, sendMessage, type Action } from './mailbox-pages';
import { isPassword } from './password';
import { listMessages, readMessage, writeCsv, type Message } from './read-messages';
import { createSessions, isEqual } from './session';

const MAX_ROWS = 200;
const TRIES_A_MINUTE = 6;

type Settings = {
  /** Opens the page from anywhere; without it, only the address printed at the start does, on this machine. */
  passwordHash: string | undefined;
  hasRelay: boolean;
  isTrusted: IsTrusted;
  /** To be called when a message waits again. */
  onResent: () => void;
};

const TARGETS = { traiter: 'handled', reprendre: 'sent', renvoyer: 'new' } as const;

/** The page where the owner reads the messages of a spool; `path` is its address, with its key where it needs one. */
export function createMailbox(spool: Spool, settings: Settings): { answer: Answer; path: string } {
  const { passwordHash, hasRelay, isTrusted, onResent } = settings;
  const key = passwordHash ?? randomBytes(12).toString('base64url');
  const sessions = createSessions(key);
  const secondsToWait = createRateLimit(TRIES_A_MINUTE);
  const oneAtATime = createSlots(1);
  const inbox: State[] = ['new', 'sent', 'failed'];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      const { origin, host } = request.headers;
      if (origin !== undefined && !isSameOrigin(origin, host))
        return refuse(response, 403, 'Ce site n’est pas le nôtre.');
      if (url.pathname === '/mail/entrer' && passwordHash) return enter(request, response, passwordHash);
      if (!sessions.isOpen(request)) return sendDoor(response);
      return act(request, response, url.pathname.slice('/mail/'.length));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD, POST');
      return refuse(response, 405, 'Cette page se lit, ou reçoit un formulaire.');
    }
    if (!passwordHash && isKeyRight(request, url)) {
      return redirect(response, '/mail', sessions.open(isSecure(request)));
    }
    if (!sessions.isOpen(request)) return sendDoor(response);
    return show(response, url);
  }

  /** The key of the start is for whoever sits at this machine: what a proxy hands on comes from elsewhere. */
  function isKeyRight({ headers }: IncomingMessage, url: URL): boolean {
    return headers['x-forwarded-for'] === undefined && isEqual(url.searchParams.get('cle') ?? '', key);
  }

  function sendDoor(response: ServerResponse): void {
    if (passwordHash) sendEntrance(response, 401);
    else refuse(response, 403, 'Ouvrez cette page par l’adresse complète affichée au démarrage du serveur.');
  }

  async function enter(request: IncomingMessage, response: ServerResponse, hash: string): Promise<void> {
    const address = clientAddress(request, isTrusted);
    if (secondsToWait(address) > 0)
      return sendEntrance(response, 429, 'Trop d’essais : attendez une minute.');
    const password = new URLSearchParams(await readFormBody(request)).get('mot-de-passe') ?? '';
    // One computation at a time, whoever asks: it is heavy on purpose.
    const isRight = await oneAtATime('', () => isPassword(password, hash)).catch(() => undefined);
    if (isRight) redirect(response, '/mail', sessions.open(isSecure(request)));
    else if (isRight === undefined) sendEntrance(response, 429, 'Réessayez dans un instant.');
    else sendEntrance(response, 403, 'Ce n’est pas le bon mot de passe.');
  }

  async function show(response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === '/mail/export.csv') {
      const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'no-store' };
      response.setHeader('Content-Disposition', 'attachment; filename="messages.csv"');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.writeHead(200, headers).end(await writeCsv(spool, [...inbox, 'handled']));
      return;
    }
    const id = /^\/mail\/([^/]+)$/.exec(url.pathname)?.[1];
    if (id !== undefined) {
      const message = await readMessage(spool, id);
      return message
        ? sendMessage(response, message, hasRelay)
        : refuse(response, 404, 'Ce message n’existe pas.');
    }
    const isHandled = url.searchParams.get('vue') === 'traites';
    const all = await listMessages(spool, isHandled ? ['handled'] : inbox);
    const read = await Promise.all(
      all.slice(0, MAX_ROWS).map(([name, state]) => readMessage(spool, name, state)),
    );
    const messages = read.filter((message): message is Message => message !== undefined);
    sendList(response, { messages, total: all.length, isHandled, hasRelay });
  }

  async function act(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (id === 'sortir') return redirect(response, '/mail', sessions.close(isSecure(request)));
    const action = new URLSearchParams(await readFormBody(request)).get('action') as Action | null;
    const message = await readMessage(spool, id);
    if (!message) return refuse(response, 404, 'Ce message n’existe pas.');
    if (action === 'supprimer') await spool.remove(id, message.state);
    else if (action && actionsFor(message.state, hasRelay).includes(action)) {
      await spool.move(id, message.state, hasRelay || action !== 'reprendre' ? TARGETS[action] : 'new');
      if (action === 'renvoyer') onResent();
    } else return refuse(response, 409, 'Cela ne peut pas être fait de ce message à présent.');
    redirect(response, '/mail');
  }

  /** Whether the visitor's browser speaks TLS, by the word of a proxy of ours. */
  function isSecure({ headers, socket }: IncomingMessage): boolean {
    return headers['x-forwarded-proto'] === 'https' && isTrusted(socket.remoteAddress ?? '');
  }

  return { answer, path: passwordHash ? '/mail' : `/mail?cle=${key}` };
}

function redirect(response: ServerResponse, location: string, cookie?: string): void {
  if (cookie) response.setHeader('Set-Cookie', cookie);
  response
    .writeHead(303, { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .end();
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  sendPage(response, status, 'Messages du site', markup`<p>${sentence}</p>`);
}
