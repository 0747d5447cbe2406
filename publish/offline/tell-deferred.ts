import { colours } from '@/content/colours';
import { keepUnsent, unsentKey } from '@/lib/rules/lead/kept';
import { LATER, readDeferred, recall, settle, type Deferred } from '@/lib/rules/lead/outbox';
import { plainText } from '@/lib/rules/lead/other-ways';
import { copyText } from '@/lib/rules/share/copy-text';

/**
 * The card, at the foot of any page, that says where a message is that was to leave later, until its author has read what
 * became of it. The worker adds this script to the pages of such a device only (worker.ts); no other visitor fetches it.
 */
const TOLD: Record<Deferred['state'], [title: string, text: string]> = {
  waiting: [
    'Un message attend le réseau.',
    'Il est gardé sur cet appareil, sept jours au plus, et partira une seule fois.',
  ],
  leaving: ['Votre message est en train de partir.', ''],
  sent: ['Votre message est parti.', 'Il attendait le réseau\u00a0; nous l’avons reçu.'],
  refused: ['Votre message n’est pas parti.', 'Le service de courrier l’a refusé. En voici le texte\u00a0:'],
  unsure: [
    'Votre message est peut-être parti.',
    'Le réseau a manqué avant la réponse. En voici le texte\u00a0:',
  ],
};

const RETRY_MS = 5_000;

let timer: ReturnType<typeof setTimeout>;

const card = element('section', {
  position: 'fixed',
  zIndex: '30',
  right: '1rem',
  bottom: '1rem',
  left: '1rem',
  maxWidth: '26rem',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: '1.25rem',
  borderRadius: '3px',
  border: `1px solid ${colours.edge}`,
  borderLeft: `6px solid ${colours.ochre.DEFAULT}`,
  background: colours.white,
  color: colours.ink,
  fontSize: '0.9375rem',
  lineHeight: '1.5',
});
card.setAttribute('aria-label', 'Message différé');

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
  const [title, text] = TOLD[message.state];
  const words = element('div', {});
  words.setAttribute('role', 'status');
  const name = element('p', { fontWeight: '700' });
  name.textContent = title;
  const told = element('p', {});
  told.textContent = text;
  words.append(name, told);
  const controls = element('p', { display: 'flex', flexWrap: 'wrap', marginTop: '0.5rem' });
  const forget = async () => void (await recall(message.id));
  if (message.state === 'waiting')
    controls.append(
      button('Annuler l’envoi', () => takeBack(message.id)),
      button('Réduire', async () => card.remove()),
    );
  if (message.state === 'sent') controls.append(button('Fermer', forget));
  if (message.state !== 'refused' && message.state !== 'unsure') return [words, controls];
  const copy = element('p', {
    maxHeight: '8rem',
    overflow: 'auto',
    whiteSpace: 'pre-line',
    margin: '0.5rem 0',
    color: colours.muted,
  });
  copy.textContent = plainText(message.body);
  copy.tabIndex = 0;
  controls.append(
    button('Copier', async () => {
      told.textContent = (await copyText(copy.textContent ?? '')) ? 'Texte copié.' : text;
    }),
    button('Autres moyens', async () => {
      await takeBack(message.id);
      location.assign(message.subject === 'quote' ? '/devis' : '/contact');
    }),
    button('Effacer', forget),
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
  const control = element('button', {
    minHeight: '2.75rem',
    margin: '0 1.25rem 0 0',
    font: 'inherit',
    fontWeight: '600',
    textDecoration: 'underline',
  });
  control.type = 'button';
  control.textContent = label;
  control.addEventListener('click', () => {
    const isCopy = label === 'Copier';
    void press().then(() => (isCopy ? undefined : show()));
  });
  return control;
}

function element<Name extends 'section' | 'div' | 'p' | 'button'>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
) {
  const made = document.createElement(name);
  // By script: the page's policy allows no style attribute.
  Object.assign(made.style, style);
  return made;
}

addEventListener('online', () => void show());
navigator.serviceWorker.addEventListener('message', () => void show());
void show();
