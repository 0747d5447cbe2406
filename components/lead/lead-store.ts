import {
  answersOf,
  customFeaturesOf,
  findErrors,
  MAX_CUSTOM_FEATURES,
  type Answers,
} from '@/lib/rules/lead/answers';
import { mailerBody, type Subject } from '@/lib/rules/lead/contract';
import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { dropUnsent, isSameMessage, keepUnsent, readUnsent, unsentKey } from '@/lib/rules/lead/kept';
import { sendMessage } from '@/lib/rules/lead/send';
import { canSendLater, sendLater } from '@/lib/rules/lead/send-later';
import { protocol } from '@/components/early/protocol';
import { errorsLeft, mergeWaiting, UNTOUCHED, type LeadState, type Waiting } from './lead-state';

type LeadOptions = {
  subject: Subject;
  siteLabel: string;
  /** The text of the message that goes with the answers. */
  messageOf: (answers: Answers) => string;
};

/** How long a success stays on screen before the form comes back, in milliseconds. */
const SUCCESS_MS = 5_000;

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * The one owner of a lead. What is written and chosen stands in the form itself, and is read from there; the store knows
 * what becomes of it. A message is kept on the device from before its request until it is accepted; nothing is sent
 * again unless asked; the form is cleared only when what stands in it has been accepted.
 */
export function createLeadStore({ subject, siteLabel, messageOf }: LeadOptions) {
  let form: HTMLFormElement | null = null;
  let current: string | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let state = UNTOUCHED;
  const listeners = new Set<() => void>();

  function set(change: Partial<LeadState>) {
    state = { ...state, ...change };
    listeners.forEach((notify) => notify());
  }

  const read = () => (form ? answersOf(pairsOf(form)) : state.answers);
  const isSame = (one: Answers, other: Answers) => JSON.stringify(one) === JSON.stringify(other);
  const bodyOf = (answers: Answers) => mailerBody(subject, answers, messageOf(answers), siteLabel);

  /** Follows the form: an error goes as soon as it is mended, none comes before the next submit. */
  function follow() {
    const answers = read();
    if (!isSame(answers, state.answers)) set({ answers, errors: errorsLeft(state.errors, subject, answers) });
  }

  function clear() {
    form?.reset();
    set({ answers: read(), errors: {} });
  }

  /** Messages on the device, save the one that the form itself is about. */
  function listWaiting() {
    const kept = readUnsent(subject).filter(({ id }) => id !== current);
    return mergeWaiting(kept, state.waiting);
  }

  async function submit(answers = read()) {
    if (state.status === 'sending') return;
    const errors = findErrors(subject, answers);
    if (Object.keys(errors).length > 0) {
      set({ answers: read(), errors, refusals: state.refusals + 1 });
      return;
    }
    const body = bodyOf(answers);
    // A message that waits from an earlier visit, sent again from the form, is still that one message.
    const earlier = readUnsent(subject).find((entry) => isSameMessage(entry.body, body));
    current = earlier?.id ?? current ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const entry = { id: current, savedAt: Date.now(), body };
    // Until an answer comes, nobody knows: a page closed now must not promise that nothing left.
    const isKept = keepUnsent(subject, { ...entry, mayHaveArrived: true });
    set({
      status: 'sending',
      answers: read(),
      errors: {},
      last: { answers, body },
      isKept,
      waiting: listWaiting(),
    });
    const outcome = await sendMessage(body);
    if (outcome === 'sent') {
      dropUnsent(subject, entry.id);
      current = null;
      // What was changed meanwhile has not left: it stays.
      if (isSame(read(), answers)) form?.reset();
      set({ status: 'sent', answers: read(), left: answers, waiting: listWaiting() });
      timer = setTimeout(() => set({ status: 'editing' }), SUCCESS_MS);
    } else {
      const isStillKept = keepUnsent(subject, { ...entry, mayHaveArrived: outcome === 'uncertain' });
      const canWait = canSendLater() && (outcome === 'uncertain' || !navigator.onLine);
      set({ status: 'failed', isKept: isStillKept, canWait });
    }
  }

  /** Hands the message that failed over to the worker, which sends it once there is a network; the form is free again. */
  async function submitLater() {
    const { last, status } = state;
    const id = current;
    if (status !== 'failed' || !last || !id) return;
    set({ status: 'deferred' });
    const kept = readUnsent(subject).find((entry) => entry.id === id);
    const message = kept ?? { id, savedAt: Date.now(), mayHaveArrived: true, body: last.body };
    if (!(await sendLater({ ...message, subject }))) return set({ status: 'failed', canWait: false });
    dropUnsent(subject, id);
    current = null;
    if (isSame(read(), last.answers)) form?.reset();
    set({ answers: read() });
  }

  function mark(id: string, status: Waiting['status']) {
    set({ waiting: state.waiting.map((one) => (one.id === id ? { ...one, status } : one)) });
  }

  /** Sends a waiting message, once; with it goes the form that still holds it, and no other. */
  async function resend({ id, body, mayHaveArrived }: Waiting) {
    const entry = readUnsent(subject).find((kept) => kept.id === id) ?? { id, body, mayHaveArrived };
    if (state.waiting.find((one) => one.id === id)?.status === 'sending') return;
    mark(id, 'sending');
    keepUnsent(subject, { ...entry, savedAt: Date.now(), mayHaveArrived: true });
    const outcome = await sendMessage(body);
    if (outcome === 'sent') {
      dropUnsent(subject, id);
      mark(id, 'sent');
      if (isSameMessage(body, bodyOf(read()))) clear();
      return;
    }
    const isUncertain = mayHaveArrived || outcome === 'uncertain';
    keepUnsent(subject, { ...entry, savedAt: Date.now(), mayHaveArrived: isUncertain });
    mark(id, 'failed');
  }

  function erase(id: string) {
    dropUnsent(subject, id);
    set({ waiting: state.waiting.filter((one) => one.id !== id) });
  }

  /** Takes a form over from the plain page, with what stands in it; honours a submit pressed before. */
  function attach(element: HTMLFormElement) {
    form = element;
    const pressed = element.getAttribute(protocol.pressed);
    element.removeAttribute(protocol.pressed);
    element.removeAttribute(protocol.late);
    element.noValidate = true;
    element.setAttribute(protocol.ready, '');
    // A reset is announced before it happens.
    const followReset = () => void Promise.resolve().then(() => set({ answers: read(), errors: {} }));
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === unsentKey(subject) || key === null) set({ waiting: listWaiting() });
    };
    element.addEventListener('input', follow);
    element.addEventListener('change', follow);
    element.addEventListener('reset', followReset);
    addEventListener('storage', followOtherTabs);
    set({ answers: read(), waiting: listWaiting() });
    if (pressed !== null) void submit(answersOf(JSON.parse(pressed) as [string, string][]));
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', follow);
      element.removeEventListener('change', follow);
      element.removeEventListener('reset', followReset);
      removeEventListener('storage', followOtherTabs);
    };
  }

  /** Chooses these features and no others. */
  function choose({ featureIds, customFeatures }: Pick<Answers, 'featureIds' | 'customFeatures'>) {
    if (!form) return;
    const boxes = form.querySelectorAll<HTMLInputElement>(`[name="${protocol.features}"]`);
    boxes.forEach((box) => (box.checked = featureIds.includes(box.value)));
    const custom = form.querySelector<HTMLTextAreaElement>(`[name="${protocol.custom}"]`);
    if (custom) custom.value = customFeatures.join('\n');
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Adds a feature in the visitor's own words, trimmed; an empty one changes nothing. Says no when there are too many. */
  function add(text: string): boolean {
    const { featureIds, customFeatures } = read();
    const features = customFeaturesOf([text]);
    if (features.length > 0 && customFeatures.length >= MAX_CUSTOM_FEATURES) return false;
    if (features.length > 0) choose({ featureIds, customFeatures: [...customFeatures, ...features] });
    return true;
  }

  return {
    subject,
    getState: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    attach,
    submit,
    submitLater,
    resend,
    erase,
    /** Back to the form, with every word in it. */
    resume: () => set({ status: 'editing' }),
    choose,
    add,
    /** Under which id the device keeps what is in the form (early/keep-drafts.ts). */
    draftId: () => form?.getAttribute(protocol.draft),
    /** From now on it is kept under another one; what was kept so far stays. */
    startDraft: () => form?.setAttribute(protocol.draft, String(Math.random())),
  };
}
