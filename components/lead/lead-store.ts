import { answersOf, customFeaturesOf, findErrors, FORM_NAMES } from '@/lib/rules/lead/answers';
import { MAX_CUSTOM_FEATURES, type Answers } from '@/lib/rules/lead/answers';
import { mailerBody, type Subject } from '@/lib/rules/lead/contract';
import { eraseDraft, readDraft, writeDraft, type Draft } from '@/lib/rules/lead/draft';
import { chooseIn, pairsOf } from '@/lib/rules/lead/form-pairs';
import { sendMessage } from '@/lib/rules/lead/send';
import type { QuoteSelection } from '@/lib/rules/quote/price';
import type { LeadContent, LeadState } from './lead-context';

type LeadOptions = LeadContent & {
  subject: Subject;
  /** The text of the message that goes with the answers. */
  messageOf: (answers: Answers) => string;
};

/** How long a success stays on screen before the form comes back, in milliseconds (specification, section 9). */
const SUCCESS_MS = 5_000;

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * The one owner of a lead: what is written stands in the form, and what becomes of it here. The form is cleared only once
 * its message is accepted, and nothing is sent again unless asked.
 */
export function createLeadStore({ subject, siteLabel, agency, words, messageOf }: LeadOptions) {
  const formName = FORM_NAMES[subject];
  let form: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let state: LeadState = {
    ...{ status: 'editing', refusals: 0, isKept: false },
    ...{ answers: answersOf([]), errors: {}, last: null },
  };
  const listeners = new Set<() => void>();

  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const choose = (choices: QuoteSelection) => form && chooseIn(form, choices);
  const pairs = () => (form ? pairsOf(form) : []);
  const read = () => answersOf(pairs());
  const errorsIn = (answers: Answers) => findErrors(subject, answers, words.errors);
  const keep = (fate?: Draft['fate']) => writeDraft(formName, { pairs: pairs(), fate });
  /** Whether the device keeps the words of this tab, and not those of another. */
  const isDraftOurs = () => isSame(readDraft(formName)?.pairs, pairs());

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
    if (isSame(answers, state.answers)) return;
    const errorsLeft = Object.entries(errorsIn(answers)).filter(([name]) => name in state.errors);
    set({ answers, errors: Object.fromEntries(errorsLeft) });
  }

  async function submit(answers = read()) {
    if (state.status === 'sending') return;
    const errors = errorsIn(answers);
    if (Object.keys(errors).length > 0) return set({ answers: read(), errors, refusals: state.refusals + 1 });
    const last = { answers, body: mailerBody(subject, answers, messageOf(answers), siteLabel) };
    // Until an answer comes, nobody knows: a page closed now must not promise that nothing left.
    set({ status: 'sending', answers: read(), errors: {}, last, isKept: keep('unsure') });
    const outcome = await sendMessage(last.body);
    if (outcome === 'sent') finish(answers);
    // Another tab may have written meanwhile: its words are the newest.
    else set({ isKept: isDraftOurs() && keep(outcome === 'uncertain' ? 'unsure' : 'unsent') });
    set({ status: outcome === 'sent' ? 'sent' : 'failed', answers: read(), last: { ...last, outcome } });
  }

  /** Clears the form of what has left; what was changed meanwhile has not: it stays. */
  function finish(sent: Answers) {
    timer = setTimeout(() => set({ status: 'editing' }), SUCCESS_MS);
    if (!isSame(read(), sent)) return void keep();
    if (isDraftOurs()) eraseDraft(formName);
    form?.reset();
  }

  /** Takes a form over from the plain page, with what stands in it; honours a submit pressed before. */
  function attach(element: HTMLFormElement) {
    form = element;
    const pressed = element.getAttribute('data-held-submit');
    element.removeAttribute('data-held-submit');
    element.removeAttribute('data-late');
    element.noValidate = true;
    element.setAttribute('data-ready', '');
    element.addEventListener('input', follow);
    element.addEventListener('change', follow);
    // A reset is announced before it happens.
    element.addEventListener('reset', () => {
      void Promise.resolve().then(() => set({ answers: read(), errors: {} }));
    });
    set({ answers: read() });
    element.querySelectorAll<HTMLElement>('[data-pressed]').forEach((button) => {
      button.removeAttribute('data-pressed');
      button.click();
    });
    if (pressed !== null) void submit(answersOf(JSON.parse(pressed) as [string, string][]));
    return () => clearTimeout(timer);
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
    getState: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    attach,
    submit,
    /** Back to the form, with every word in it. */
    resume: () => set({ status: 'editing' }),
    choose,
    add,
  };
}
