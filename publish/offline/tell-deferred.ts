import { colours } from '@/content/colours';
import { deferredWords } from '@/content/pages/offline';
import { keepUnsent, unsentKey } from '@/lib/rules/lead/kept';
import { LATER, readDeferred, recall, settle, type Deferred } from '@/lib/rules/lead/outbox';
import { plainText } from '@/lib/rules/lead/other-ways';
import { copyText } from '@/lib/rules/share/copy-text';

const RETRY_MS = 5_000;

/** The card's looks, added by script to the page's own sheet: its policy allows no other. */
const STYLES = [
  `#envois{position:fixed;z-index:30;right:1rem;bottom:1rem;left:1rem;max-width:26rem;max-height:60vh;overflow:auto;padding:1.25rem;border:1px solid ${colours.edge};border-left:6px solid ${colours.ochre.DEFAULT};border-radius:3px;background:${colours.white};color:${colours.ink};font-size:.9375rem;line-height:1.5}`,
  '#envois strong{display:block;font-weight:700}',
  '#envois div{display:flex;flex-wrap:wrap;margin-top:.5rem}',
  '#envois button{min-height:2.75rem;margin:0 1.25rem 0 0;font:inherit;font-weight:600;text-decoration:underline}',
  `#envois blockquote{max-height:8rem;overflow:auto;margin:.5rem 0;white-space:pre-line;color:${colours.muted}}`,
];

let timer: ReturnType<typeof setTimeout>;

/**
 * The card, at the foot of any page, that says where a message is that was to leave later, until its author has read what
 * became of it. The worker adds this script to the pages of such a device only (worker.ts); no other visitor fetches it.
 */
const card = element('section');
card.id = 'envois';
card.setAttribute('aria-label', deferredWords.label);
STYLES.forEach((rule) => document.querySelector('style')?.sheet?.insertRule(rule));

let shown = '';

async function show(): Promise<void> {
  const messages = await readDeferred();
  const waits = messages.some(({ state }) => state === 'waiting');
  if (waits && navigator.onLine) navigator.serviceWorker.controller?.postMessage(LATER);
  // A network that is said to be back often is not yet.
  clearTimeout(timer);
  if (waits) timer = setTimeout(() => void show(), RETRY_MS);
  const now = messages.map(({ id, state }) => id + state).join();
  // What has not changed keeps its focus, and is not said again.
  if (now === shown) return;
  shown = now;
  card.replaceChildren(...messages.flatMap(partsOf));
  if (messages.length === 0) card.remove();
  else document.body.append(card);
}

function partsOf(message: Deferred): HTMLElement[] {
  const { title, text } = deferredWords[message.state];
  const told = element('span', text ?? '');
  const words = element('p');
  words.setAttribute('role', 'status');
  words.append(element('strong', title), told);
  const controls = element('div');
  const forget = async () => void (await recall(message.id));
  if (message.state === 'waiting')
    controls.append(
      button(deferredWords.cancel, () => takeBack(message.id)),
      button(deferredWords.fold, async () => card.remove()),
    );
  if (message.state === 'sent') controls.append(button(deferredWords.close, forget));
  if (message.state !== 'refused' && message.state !== 'unsure') return [words, controls];
  const copy = element('blockquote', plainText(message.body));
  copy.tabIndex = 0;
  controls.append(
    button(deferredWords.copy, async () => {
      told.textContent = (await copyText(copy.textContent ?? '')) ? deferredWords.copied : text;
    }),
    button(deferredWords.otherWays, async () => {
      await takeBack(message.id);
      location.assign(message.subject === 'quote' ? '/devis' : '/contact');
    }),
    button(deferredWords.erase, forget),
  );
  return [words, copy, controls];
}

/** Gives a message back to its form, which offers to send it and other ways; one that has left by now stays where it is. */
async function takeBack(id: string): Promise<void> {
  const message = await recall(id);
  if (!message) return;
  const { subject, body, savedAt, state } = message;
  const mayHaveArrived = message.mayHaveArrived || state === 'unsure';
  if (!keepUnsent(subject, { id, savedAt, body, mayHaveArrived })) await settle(message, 'unsure');
  dispatchEvent(new StorageEvent('storage', { key: unsentKey(subject) }));
}

function button(label: string, press: () => Promise<void>): HTMLButtonElement {
  const control = element('button', label);
  control.type = 'button';
  control.addEventListener('click', () => {
    const isCopy = label === deferredWords.copy;
    void press().then(() => (isCopy ? undefined : show()));
  });
  return control;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

addEventListener('online', () => void show());
navigator.serviceWorker.addEventListener('message', () => void show());
void show();
