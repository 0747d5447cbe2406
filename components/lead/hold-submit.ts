import { readDraft, writeDraft } from '@/lib/rules/lead/draft';
import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { listen } from '@/components/early/listen';
import { bringIntoView } from './bring-into-view';
import { showSending } from './show-sending';

const GIVE_BACK_MS = 8_000;

/**
 * Remembers that a form was submitted before React is there; React then sends what stands in it (lead-store.ts). After eight
 * seconds without scripts the form is the visitor's again, and says so until it is pressed or changed. A second press is the
 * browser's own post, where our mailer takes it. No key sends it unmeant.
 */
export function holdSubmit(form: HTMLFormElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isGivenBack = false;
  let isPosted = false;
  const isReady = () => form.hasAttribute('data-ready');

  function giveBack() {
    if (isReady()) return;
    isGivenBack = true;
    form.setAttribute('data-late', '');
    showSending(form, false);
    bringIntoView(form.querySelector<HTMLElement>('[role=alert] button, [role=alert] a'));
  }

  function hold(event: Event) {
    // What the browser has posted is its own to post again: the mailer knows the same words, not those of React.
    if (isReady() && !isPosted) return;
    // The browser checks before it is held; `tell` says what is missing.
    const isRight = form.reportValidity();
    if (isRight && isGivenBack && navigator.onLine && form.hasAttribute('action')) {
      isPosted = true;
      event.stopImmediatePropagation();
      // Scripts that stall have every connection that a browser has to one host: it would wait behind them.
      window.stop();
      const name = form.getAttribute('data-form') ?? '';
      writeDraft(name, { ...readDraft(name), pairs: pairsOf(form), fate: 'posted' });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isRight) return bringIntoView(form.querySelector<HTMLElement>(':invalid:not(fieldset)'), 'start');
    form.removeAttribute('data-late');
    showSending(form, true);
    clearTimeout(timer);
    timer = setTimeout(giveBack, GIVE_BACK_MS);
  }

  /** Beside its field and until it is mended, in the words of the page, not in the browser's bubble. */
  function tell(event: Event) {
    const field = event.target as HTMLInputElement;
    const said = form.querySelector<HTMLElement>(`[id="${field.name}-erreur"]`);
    const isWrong = event.type === 'invalid';
    if (!said || isReady() || isWrong === field.validity.valid) return;
    event.preventDefault();
    said.hidden = !isWrong;
    field.setAttribute('aria-invalid', String(isWrong));
    field.setAttribute('aria-describedby', isWrong ? said.id : '');
  }

  /** Enter ticks a box, and while it is held it presses nothing that it has led to. */
  function calm(event: KeyboardEvent) {
    const control = event.target as HTMLElement;
    const isStopped = control.matches(event.repeat ? ':not(textarea)' : '[type=checkbox], [type=radio]');
    if (event.key !== 'Enter' || event.defaultPrevented || !isStopped) return;
    event.preventDefault();
    if (!event.repeat) control.click();
  }

  form.noValidate = true;
  const undo = listen(
    [form, 'submit', hold, true],
    [form, 'invalid', tell, true],
    [form, 'keydown', calm],
    [form, 'input', tell],
    [form, 'input', () => form.removeAttribute('data-late')],
    [window, 'pageshow', () => void (isPosted = false)],
  );
  return () => {
    clearTimeout(timer);
    undo();
  };
}
