import { answersOf, findErrors, type Answers } from '@/lib/rules/lead/answers';
import { formatTime } from '@/lib/rules/format-date';
import { mailerBody } from '@/lib/rules/lead/contract';
import { eraseDraft, readDraft, writeDraft, type KeptDraft } from '@/lib/rules/lead/draft';
import { answeredIn, pairsOf } from '@/lib/rules/lead/form-pairs';
import { sendMessage } from '@/lib/rules/lead/send';
import { listen } from '@/components/early/listen';
import { bringIntoView } from './bring-into-view';
import { isRefused } from './draft-of-entry';
import { showSending } from './show-sending';
import type { LeadContent, LeadState } from './lead-context';

type LeadOptions = LeadContent & {
  messageOf: (answers: Answers) => string;
  /** What stands in the form, as another way is given it: whole, then shorter. */
  textsIn: (form: HTMLFormElement) => string[];
};

/** How long a success stays on screen before the form comes back, in milliseconds (docs/numbers-of-the-specification.md). */
const SUCCESS_MS = 5_000;

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * The one owner of a lead: what is written stands in the form, and what becomes of it here. The form is cleared only once
 * its message is accepted, and nothing is sent again unless asked.
 */
export function createLeadStore({ messageOf, textsIn, ...content }: LeadOptions) {
  const { form: definition, agency, words } = content;
  const formName = definition.name;
  let form: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let state: LeadState = {
    status: 'editing',
    answers: answersOf([]),
    errors: {},
    refusals: 0,
    last: null,
    isKept: false,
  };
  const listeners = new Set<() => void>();

  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const pairs = () => (form ? pairsOf(form) : []);
  const read = () => answersOf(pairs());
  const errorsIn = (answers: Answers) => findErrors(definition.fields, answers, words.errors);
  const keep = (fate?: KeptDraft['fate']) =>
    pairs().length > 0 && writeDraft(formName, { pairs: pairs(), fate, worn: readDraft(formName)?.worn });
  /** Whether the device keeps the words of this tab, and not those of another. */
  const isDraftOurs = () => isSame(readDraft(formName)?.pairs, pairs());

  function set(change: Partial<LeadState>) {
    state = { ...state, ...change };
    if (form) showSending(form, state.status === 'sending');
    listeners.forEach((notify) => notify());
  }

  /**
   * Follows the form, once the browser has shown what was done there; what a behaviour did, at once: the press that it came with
   * may tell of it.
   */
  function follow({ target }: Event) {
    if (target === form) followNow();
    else requestAnimationFrame(() => setTimeout(followNow));
  }

  /** Errors go as they are mended, none comes or changes. */
  function followNow() {
    const answers = read();
    if (isSame(answers, state.answers)) return;
    const found = errorsIn(answers);
    const errorsLeft = Object.entries(state.errors).filter(([name]) => name in found);
    set({ answers, errors: Object.fromEntries(errorsLeft) });
  }

  async function submit() {
    if (state.status === 'sending') return;
    const answers = read();
    form?.removeAttribute('data-late');
    const errors = errorsIn(answers);
    const refused = { status: 'editing', answers, errors, refusals: state.refusals + 1 } as const;
    if (Object.keys(errors).length > 0) return set(refused);
    const last = {
      answers,
      body: mailerBody(definition.subject, answers, messageOf(answers), agency.senderName),
    };
    // Until an answer comes, nobody knows: a page closed now must not promise that nothing left.
    set({ status: 'sending', answers, errors: {}, last, isKept: keep('unsure') });
    const outcome = await sendMessage(last.body);
    if (outcome === 'sent') finish(answers);
    // Another tab may have written meanwhile: its words are the newest.
    else set({ isKept: isDraftOurs() && keep(outcome === 'unsure' ? outcome : 'unsent') });
    set({
      status: outcome === 'sent' ? 'sent' : 'failed',
      answers: read(),
      last: { ...last, outcome, answeredAt: formatTime(new Date()) },
    });
  }

  /** Clears the form of what has left; what was changed meanwhile has not: it stays. */
  function finish(sent: Answers) {
    timer = setTimeout(() => set({ status: 'editing' }), SUCCESS_MS);
    // What came back has left: it is not said to wait any more.
    form?.removeAttribute('data-restored');
    if (form && !isSame(answeredIn(form), answeredIn(form, sent.pairs))) return void keep();
    // Of what the device has refused it may still hold the beginning.
    if (isDraftOurs() || isRefused()) eraseDraft(formName);
    form?.reset();
  }

  /** Takes a form over from the plain page, with what stands in it; sends it where it was submitted before. Returns its undo. */
  function attach(element: HTMLFormElement) {
    form = element;
    const isHeld = element.hasAttribute('data-sending');
    const isRefused = element.querySelector('[aria-invalid=true]');
    element.setAttribute('data-ready', '');
    // A reset is announced before it happens.
    const clear = () => void Promise.resolve().then(() => set({ answers: read(), errors: {} }));
    const undo = listen([element, 'input', follow], [element, 'change', follow], [element, 'reset', clear]);
    const answers = read();
    set({ answers, errors: isRefused ? errorsIn(answers) : {} });
    if (isHeld) void submit();
    return () => {
      clearTimeout(timer);
      undo();
      element.removeAttribute('data-ready');
      form = null;
    };
  }

  /** The end of the form in view, where what becomes of it is said. */
  const showButton = () =>
    requestAnimationFrame(() => bringIntoView(form?.querySelector<HTMLElement>('.sends')));

  return {
    content,
    getState: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    attach,
    submit,
    /** Back to the form, with every word in it, at its button. */
    resume() {
      set({ status: 'editing' });
      showButton();
    },
    /** The same words leave again, and are seen to. */
    resend() {
      void submit();
      if (state.status === 'sending') showButton();
    },
    texts: () => (form ? textsIn(form) : []),
  };
}
