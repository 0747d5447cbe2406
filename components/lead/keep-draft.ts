import { eraseDraft, erasureIn, readDraft, writeDraft } from '@/lib/rules/lead/draft';
import { answeredIn, chooseIn, fillForm, pairsOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { listen } from '@/components/early/listen';
import { whenSeen } from '@/components/early/when-seen';
import { dropFragment } from '@/components/early/write-address';
import { begin, isGone, isRefused, keptHere, noteKept } from './draft-of-entry';

const SAVE_DELAY_MS = 400;

/**
 * Keeps what is written and chosen in a form on the visitor's device, a moment after each change and when the page is left,
 * with or without React; gives it back on the next visit, over nothing but what the browser gives back on a way back, which is
 * older. Of what is chosen, what the address says wins, when the page opens and when it changes. `wornOf`: how the site wears what
 * is kept.
 */
export function keepDraft(
  form: HTMLFormElement & { hasKeeper?: boolean },
  readAddress: (isNew?: boolean) => Pairs = () => [],
  wornOf?: (form: HTMLFormElement) => string,
): () => void {
  const name = form.getAttribute('data-form') ?? '';
  let isChanged = false;
  let isTypedIn = false;
  let isErased = false;
  /** When the draft that goes on here was begun. */
  let begun = '';
  let timer: ReturnType<typeof setTimeout>;

  const isSending = () => form.matches('[data-ready][data-sending]');

  function save(isNoted: unknown = true) {
    const pairs = pairsOf(form);
    if (!pairs.length) eraseDraft(name);
    const fate = isSending() ? 'unsure' : undefined;
    const worn = wornOf?.(form);
    begun = begun || String(Date.now());
    const isKept = pairs.length > 0 && writeDraft(name, { pairs, fate, worn, begun });
    form.toggleAttribute('data-kept', isKept);
    if (isNoted && pairs.length > 0) noteKept(isKept ? begun : '');
  }

  const isAtWork = () => document.hasFocus() && form.contains(document.activeElement);

  /** At an event, or after a pause; `isNoted` false: the entry is another one by now. */
  function saveChanged(isNoted?: unknown) {
    if (isChanged) save(isNoted);
    isChanged = false;
    // Of a form that React has made anew.
    if (!form.isConnected) end();
  }

  function giveBack() {
    if (isGone(name)) return;
    const draft = readDraft(name);
    const kept = draft?.pairs ?? [];
    const link = keptHere(name) ? [] : readAddress();
    if (link.length || (draft && !isRefused())) begun = begin(link.length ? null : draft);
    const areWordsBack = fillForm(form, kept, link.length > 0);
    const isLinkIn = fillForm(form, link);
    const pairs = pairsOf(form);
    const isAnswered = answeredIn(form, pairs).length > 0;
    // Firefox gives the fields back by itself on a reload.
    if (draft && isAnswered && (areWordsBack || String(pairs) === String(kept))) {
      form.setAttribute('data-kept', '');
      form.setAttribute('data-restored', draft.fate || 'draft');
    }
    if (isLinkIn || pairs.length) form.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /**
   * A link entered in the open page is taken, as when the page opens. On the way back, to an entry with a state, what the visitor
   * has composed stays; over a link that nobody has touched what is kept comes back.
   */
  function follow() {
    saveChanged(false);
    if ((isTypedIn && history.state) || isGone(name)) return;
    const draft = keptHere(name);
    const link = draft ? draft.pairs : readAddress(true);
    if (!link.length) return;
    begun = begin(draft);
    chooseIn(form, link);
    isTypedIn = false;
  }

  /** Another tab has sent this form, or erased it: it comes back only where it is being typed in. */
  function hear(event: StorageEvent) {
    const erasure = erasureIn(event, name);
    const hasLeft = erasure === 'sent' && event.oldValue?.includes(JSON.stringify(pairsOf(form)));
    // What came back here, and was not gone on with, is theirs.
    if (hasLeft || (erasure && !isAtWork() && (erasure === 'by hand' || (begun && !isTypedIn)))) form.reset();
    if (erasure === 'sent' && isTypedIn && !isErased) save();
    isErased = erasure === 'by hand';
  }

  /** The browser has given back what stood in its entry. */
  function show() {
    saveChanged();
    const draft = keptHere(name);
    if (draft) chooseIn(form, draft.pairs, !isAtWork());
    else if (isGone(name)) {
      form.reset();
      giveBack();
    }
  }

  function change() {
    isChanged = isTypedIn = true;
    clearTimeout(timer);
    // At once while a message leaves, so that what becomes of it is noted with it.
    if (isSending()) saveChanged();
    else timer = setTimeout(saveChanged, SAVE_DELAY_MS);
  }

  function submit() {
    // Saved again, it would no longer say what became of it.
    isChanged = false;
    if (!form.hasAttribute('data-sending')) save();
  }

  function press({ target }: Event) {
    if (!(target as Element).closest('[data-erase]')) return;
    eraseDraft(name, 'by hand');
    form.reset();
    // What was pressed goes: by keyboard one goes on from the form.
    form.focus({ preventScroll: true });
  }

  function reset() {
    isChanged = isTypedIn = false;
    begun = '';
    form.removeAttribute('data-kept');
    form.removeAttribute('data-restored');
    dropFragment();
  }

  // Once, by whoever comes first: a second would not know what has been typed.
  if (form.hasKeeper) return () => undefined;
  form.hasKeeper = true;
  // In place of a form that React has made anew, the page being translated: that one saves what has just been typed.
  document.dispatchEvent(new Event('visibilitychange'));
  whenSeen(giveBack);
  const undo = listen(
    [form, 'input', change],
    [form, 'submit', submit, true],
    [form, 'click', press],
    [form, 'reset', reset],
    [window, 'storage', hear],
    [window, 'pagehide', saveChanged],
    [window, 'pageshow', show],
    // No router follows here: at an entry that it has not marked, the framework's would load the page again.
    [window, 'popstate', (event: Event) => event.stopImmediatePropagation(), true],
    [window, 'hashchange', follow],
    [document, 'visibilitychange', saveChanged],
  );

  function end() {
    form.hasKeeper = false;
    clearTimeout(timer);
    undo();
  }

  return () => {
    saveChanged();
    end();
  };
}
