import type { FormWords, Site } from '@/content/types';
import { answersOf, customFeaturesOf, findErrors, MAX_CUSTOM_FEATURES } from '@/lib/rules/lead/answers';
import type { Answers } from '@/lib/rules/lead/answers';
import { mailerBody, type Subject } from '@/lib/rules/lead/contract';
import { chooseIn, pairsOf, type Choices } from '@/lib/rules/lead/form-pairs';
import { dropUnsent, isSameMessage, keepUnsent, readUnsent, unsentKey } from '@/lib/rules/lead/kept';
import { sendMessage } from '@/lib/rules/lead/send';
import { canSendLater } from '@/lib/rules/lead/send-later';
import * as protocol from '@/components/early/protocol';
import { errorsLeft, isSame, mergeWaiting, UNTOUCHED, type LeadState } from './lead-state';
import { sendingAgain } from './sending-again';

/** What a form needs of the content. */
export type LeadContent = {
  /** The fixed name that mails come from. */
  siteLabel: string;
  /** Where the agency can be reached without its mailer. */
  agency: Pick<Site, 'email' | 'whatsapp'>;
  words: FormWords;
};

type LeadOptions = LeadContent & {
  subject: Subject;
  /** The text of the message that goes with the answers. */
  messageOf: (answers: Answers) => string;
};

/** How long a success stays on screen before the form comes back, in milliseconds. */
const SUCCESS_MS = 5_000;

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * The one owner of a lead: what is written stands in the form, and what becomes of it here. A message is kept on the device
 * from before its request until it is accepted; only then is the form cleared, and nothing is sent again unless asked.
 */
export function createLeadStore({ subject, siteLabel, agency, words, messageOf }: LeadOptions) {
  let form: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let state = UNTOUCHED;
  const listeners = new Set<() => void>();

  const getState = () => state;
  const read = () => (form ? answersOf(pairsOf(form)) : state.answers);
  const reset = () => form?.reset();
  const bodyOf = (answers: Answers) => mailerBody(subject, answers, messageOf(answers), siteLabel);
  const errorsIn = (answers: Answers) => findErrors(subject, answers, words.errors);

  function set(change: Partial<LeadState>) {
    state = { ...state, ...change };
    listeners.forEach((notify) => notify());
  }

  /** Follows the form, once the browser has shown what was done there; errors go as they are mended, none comes. */
  function follow() {
    requestAnimationFrame(() => setTimeout(followNow));
  }

  function followNow() {
    const answers = read();
    if (!isSame(answers, state.answers))
      set({ answers, errors: errorsLeft(state.errors, errorsIn(answers)) });
  }

  /** Messages on the device, save the one that the form itself is about. */
  function listWaiting() {
    const kept = readUnsent(subject).filter(({ id }) => id !== state.current);
    return mergeWaiting(kept, state.waiting);
  }

  async function submit(answers = read()) {
    if (state.status === 'sending') return;
    const errors = errorsIn(answers);
    if (Object.keys(errors).length > 0) return set({ answers: read(), errors, refusals: state.refusals + 1 });
    const body = bodyOf(answers);
    // A message that waits from an earlier visit, sent again from the form, is still that one message.
    const earlier = readUnsent(subject).find((entry) => isSameMessage(entry.body, body));
    const id = earlier?.id ?? state.current ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const entry = { id, savedAt: Date.now(), body };
    // Until an answer comes, nobody knows: a page closed now must not promise that nothing left.
    const isKept = keepUnsent(subject, { ...entry, mayHaveArrived: true });
    set({ status: 'sending', current: id, answers: read(), errors: {}, last: { answers, body }, isKept });
    set({ waiting: listWaiting() });
    const outcome = await sendMessage(body);
    if (outcome === 'sent') {
      dropUnsent(subject, id);
      // What was changed meanwhile has not left: it stays.
      if (isSame(read(), answers)) reset();
      set({ status: 'sent', current: null, answers: read(), left: answers });
      set({ waiting: listWaiting() });
      timer = setTimeout(() => set({ status: 'editing' }), SUCCESS_MS);
    } else {
      const isStillKept = keepUnsent(subject, { ...entry, mayHaveArrived: outcome === 'uncertain' });
      const canWait = canSendLater() && (outcome === 'uncertain' || !navigator.onLine);
      set({ status: 'failed', isKept: isStillKept, canWait });
    }
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
  function choose(choices: Choices) {
    if (form) chooseIn(form, choices);
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
    agency,
    words,
    getState,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    attach,
    submit,
    ...sendingAgain({ subject, getState, set, read, reset, bodyOf }),
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
