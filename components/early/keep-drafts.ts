import { CHOSEN, CUSTOM } from '@/lib/rules/lead/answers';
import { linkedPairs } from '@/lib/rules/quote/link';
import { fillForm, pairsOf } from '@/lib/rules/lead/form-pairs';
import { readKept, writeKept, type Draft } from '@/lib/rules/lead/kept';
import { onPageParsed } from './on-page-parsed';
import * as names from './protocol';
import { whenSeen } from './when-seen';

/**
 * Keeps what is written and chosen in a form on the visitor's device, a moment after each change and when the page is
 * left, with or without React; gives it back on the next visit, never over something already there. A quote that the
 * address holds is chosen in its place. Every tab has a draft of its own.
 */
export function keepDrafts(): void {
  const SAVE_DELAY_MS = 400;
  const MOST_DRAFTS = 5;
  let changed: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const keyOf = (form: HTMLFormElement) => names.draftKey + form.getAttribute(names.form);
  const formOf = ({ target }: Event) => (target as Element).closest<HTMLFormElement>(`form[${names.form}]`);

  const isChoice = ([name]: [string, string]) => name === CHOSEN || name === CUSTOM;

  function others(form: HTMLFormElement) {
    const id = form.getAttribute(names.draft);
    return readKept<Draft>(keyOf(form)).filter((draft) => draft.id !== id);
  }

  function save(form: HTMLFormElement, isPosted?: boolean) {
    const pairs = pairsOf(form);
    const id = form.getAttribute(names.draft) || '';
    const draft = { id, savedAt: Date.now(), pairs, isPosted };
    const list = [...others(form), ...(pairs.length ? [draft] : [])].slice(-MOST_DRAFTS);
    form.toggleAttribute(names.kept, writeKept(keyOf(form), list) && pairs.length > 0);
  }

  function saveChanged() {
    if (changed) save(changed);
    changed = null;
  }

  function sayChosen(form: HTMLFormElement) {
    form.setAttribute(names.chosen, pairsOf(form).some(isChoice) ? 'yes' : 'no');
  }

  function giveBack(form: HTMLFormElement) {
    const linked = linkedPairs(new URLSearchParams(location.hash.slice(1)));
    const draft = readKept<Draft>(keyOf(form)).pop();
    const pairs = draft ? draft.pairs : [];
    // The address of the draft itself is no link from elsewhere.
    const isLink = linked.length > 0 && JSON.stringify(linked) !== JSON.stringify(pairs.filter(isChoice));
    const words = pairs.filter((pair) => !isLink || !isChoice(pair));
    form.setAttribute(names.draft, (!isLink && draft?.id) || String(Math.random()));
    // Firefox gives the fields back by itself on a reload.
    const isBack = fillForm(form, words) || pairsOf(form).length > 0;
    if (isBack && draft) {
      form.setAttribute(names.kept, '');
      form.setAttribute(names.restored, draft.isPosted ? 'posted' : '');
    }
    if ((isLink && fillForm(form, linked)) || isBack)
      form.dispatchEvent(new Event('change', { bubbles: true }));
    sayChosen(form);
  }

  // What another page has kept meanwhile counts.
  onPageParsed(() =>
    whenSeen(() => document.querySelectorAll<HTMLFormElement>(`form[${names.form}]`).forEach(giveBack)),
  );
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (!form) return;
    changed = form;
    sayChosen(form);
    clearTimeout(timer);
    timer = setTimeout(saveChanged, SAVE_DELAY_MS);
  });
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event);
      if (form) save(form, form.hasAttribute(names.late) && form.hasAttribute('action'));
    },
    true,
  );
  addEventListener('pagehide', saveChanged);
  addEventListener('hashchange', saveChanged);
  document.addEventListener('visibilitychange', saveChanged);
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest(`[${names.erase}]`)) formOf(event)?.reset();
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (!form) return;
    changed = null;
    writeKept(keyOf(form), others(form));
    form.removeAttribute(names.kept);
    form.removeAttribute(names.restored);
    setTimeout(sayChosen, 0, form);
  });
}
