import type { ServerResponse } from 'node:http';
import { absoluteUrl } from '@/lib/build/seo/site-url';
import { markup, type Markup } from '../kit/markup';
import { sendPage } from '../kit/respond';
import type { State } from '../mailer/spool';
import type { Message } from './read-messages';

const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** What may be done with a message, by what its button says. */
export const ACTIONS = {
  traiter: 'Marquer comme traité',
  reprendre: 'Remettre à traiter',
  renvoyer: 'Envoyer de nouveau',
};
export type Action = keyof typeof ACTIONS | 'supprimer';

/** What the owner can do with a message in a state; one that the relay still has to take can only be removed. */
export function actionsFor(state: State, hasRelay: boolean): (keyof typeof ACTIONS)[] {
  if (state === 'handled') return ['reprendre'];
  if (state === 'new' && hasRelay) return [];
  return state === 'failed' ? ['renvoyer', 'traiter'] : ['traiter'];
}

type List = { messages: Message[]; total: number; isHandled: boolean; hasRelay: boolean };

/** The messages of one view, newest first. */
export function sendList(response: ServerResponse, { messages, total, isHandled, hasRelay }: List): void {
  const shown = messages.length < total ? ` Les ${messages.length} derniers sont affichés.` : '';
  const rows = messages.map(
    (message) => markup`<li><a href="/mail/${message.id}">${message.subject}</a><br>
${message.lead.email}<br>${whenAndWhere(message, hasRelay)}</li>
`,
  );
  const other = isHandled
    ? markup`<a href="/mail">À traiter</a>`
    : markup`<a href="/mail?vue=traites">Traités</a>`;
  const body = markup`<nav>${other}<a href="/mail/export.csv">Exporter (CSV)</a></nav>
<p>${total} message(s).${shown}</p>
<ol>${rows}</ol>
<form method="post" action="/mail/sortir"><button>Se déconnecter</button></form>`;
  sendPage(response, 200, isHandled ? 'Messages traités' : 'Messages reçus', body);
}

/** One message whole, and what may be done with it. */
export function sendMessage(response: ServerResponse, message: Message, hasRelay: boolean): void {
  const { id, subject, lead, text, state } = message;
  const buttons = actionsFor(state, hasRelay).map((action) => button(id, action, ACTIONS[action]));
  const body = markup`<nav><a href="/mail">Tous les messages</a><a href="mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(`Re: ${subject}`)}">Répondre</a>${
    lead.quote?.link && markup`<a href="${absoluteUrl(`/devis#${lead.quote.link}`)}">Rouvrir l’estimation</a>`
  }</nav>
<p>${whenAndWhere(message, hasRelay)}</p>
<pre>${text}</pre>
${buttons}<details><summary>Supprimer</summary>${button(id, 'supprimer', 'Supprimer pour de bon')}</details>`;
  sendPage(response, 200, subject, body);
}

/** Asks for the password; `problem` says why the last one did not do. */
export function sendEntrance(response: ServerResponse, status: number, problem?: string): void {
  const body = markup`${problem && markup`<p role="alert">${problem}</p>`}<form method="post" action="/mail/entrer">
<p><label for="mot-de-passe">Mot de passe</label><br><input id="mot-de-passe" name="mot-de-passe" type="password" autocomplete="current-password" required></p>
<button>Entrer</button></form>`;
  sendPage(response, status, 'Messages du site', body);
}

function button(id: string, action: Action, label: string): Markup {
  return markup`<form method="post" action="/mail/${id}"><button name="action" value="${action}">${label}</button></form>`;
}

function whenAndWhere({ date, state }: Message, hasRelay: boolean): Markup {
  const waits = state === 'new' && hasRelay ? ' · en attente d’envoi' : '';
  const note = state === 'failed' ? ' · refusé par le service SMTP' : waits;
  return markup`<small>${dates.format(date)}${note}</small>`;
}
