import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type IsTrusted } from '../kit/client-address';
import { markup } from '../kit/markup';
import { createRateLimit } from '../kit/rate-limit';
import { sendPage, type Answer } from '../kit/respond';
import { createSlots } from '../mailer/mail-error';
import { isSameOrigin, readForm } from '../mailer/contract';
import { mailRequest } from '../mailer/create-mailer';
import type { Spool, State } from '../mailer/spool';
import { actionsFor, sendEntrance, sendList, sendMessage, type Action } from './mailbox-pages';
import { isPassword } from './password';
import { listMessages, readMessage, writeCsv } from './read-messages';
import { createSessions } from './session';

const MAX_ROWS = 200;
const TRIES_A_MINUTE = 6;
const INBOX: State[] = ['new', 'sent', 'failed'];

type Settings = {
  passwordHash: string;
  hasRelay: boolean;
  isTrusted: IsTrusted;
  /** To be called when a message waits again. */
  onResent: () => void;
};

/** The page where the owner reads the messages of a spool, to be answered at `/mail` and below. */
export function createMailbox(spool: Spool, settings: Settings): Answer {
  const { passwordHash, hasRelay, isTrusted, onResent } = settings;
  const sessions = createSessions(passwordHash);
  const secondsToWait = createRateLimit(TRIES_A_MINUTE);
  const oneAtATime = createSlots(1);
  const targets = { traiter: 'handled', reprendre: hasRelay ? 'sent' : 'new', renvoyer: 'new' } as const;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      response.setHeader('Allow', 'GET, HEAD, POST');
      return refuse(response, 405, 'Cette page se lit, ou reçoit un formulaire.');
    }
    if (method === 'POST' && headers.origin !== undefined && !isSameOrigin(headers.origin, headers.host))
      return refuse(response, 403, 'Ce site n’est pas le nôtre.');
    if (method === 'POST' && url.pathname === '/mail/entrer') return enter(request, response);
    if (!sessions.isOpen(request)) return sendEntrance(response, 401);
    if (method === 'POST') return act(request, response, url.pathname.slice('/mail/'.length));
    return show(response, url);
  }

  async function enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (secondsToWait(clientAddress(request, isTrusted)) > 0)
      return sendEntrance(response, 429, 'Trop d’essais : attendez une minute.');
    const password = new URLSearchParams(await readForm(mailRequest(request))).get('mot-de-passe') ?? '';
    // One computation at a time, whoever asks: it is heavy on purpose.
    const isRight = await oneAtATime('', () => isPassword(password, passwordHash)).catch(() => undefined);
    if (isRight) redirect(response, sessions.open(isSecure(request)));
    else if (isRight === undefined) sendEntrance(response, 429, 'Réessayez dans un instant.');
    else sendEntrance(response, 403, 'Ce n’est pas le bon mot de passe.');
  }

  async function show(response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === '/mail/export.csv') {
      const headers = {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="messages.csv"',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      };
      return void response.writeHead(200, headers).end(await writeCsv(spool, [...INBOX, 'handled']));
    }
    const id = /^\/mail\/([^/]+)$/.exec(url.pathname)?.[1];
    if (id !== undefined) {
      const message = await readMessage(spool, id);
      if (message) return sendMessage(response, message, hasRelay);
      return refuse(response, 404, 'Ce message n’existe pas.');
    }
    const isHandled = url.searchParams.get('vue') === 'traites';
    const all = await listMessages(spool, isHandled ? ['handled'] : INBOX);
    const read = all.slice(0, MAX_ROWS).map(([name, state]) => readMessage(spool, name, state));
    const messages = (await Promise.all(read)).filter((message) => message !== undefined);
    sendList(response, { messages, total: all.length, isHandled, hasRelay });
  }

  async function act(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (id === 'sortir') return redirect(response, sessions.close(isSecure(request)));
    const form = new URLSearchParams(await readForm(mailRequest(request)));
    const action = form.get('action') as Action | null;
    const message = await readMessage(spool, id);
    if (!message) return refuse(response, 404, 'Ce message n’existe pas.');
    if (action === 'supprimer') await spool.remove(id, message.state);
    else if (action && actionsFor(message.state, hasRelay).includes(action)) {
      await spool.move(id, message.state, targets[action]);
      if (action === 'renvoyer') onResent();
    } else return refuse(response, 409, 'Cela ne peut pas être fait de ce message à présent.');
    redirect(response);
  }

  /** Whether the visitor's browser speaks TLS, by the word of a proxy of ours. */
  function isSecure({ headers, socket }: IncomingMessage): boolean {
    return headers['x-forwarded-proto'] === 'https' && isTrusted(socket.remoteAddress ?? '');
  }

  return answer;
}

function redirect(response: ServerResponse, cookie?: string): void {
  if (cookie) response.setHeader('Set-Cookie', cookie);
  response.writeHead(303, { Location: '/mail', 'Cache-Control': 'no-store' }).end();
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  sendPage(response, status, 'Messages du site', markup`<p>${sentence}</p>`);
}
