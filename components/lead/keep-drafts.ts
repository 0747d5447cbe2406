import { CHOICE_FIELDS } from '@/lib/rules/lead/answers';
import { eraseDraft, readDraft, writeDraft } from '@/lib/rules/lead/draft';
import { fillForm, pairsOf } from '@/lib/rules/lead/form-pairs';
import { linkedPairs } from '@/lib/rules/quote/link';
import { onPageParsed } from '@/components/early/on-page-parsed';
import { whenSeen } from '@/components/early/when-seen';

/**
 * Keeps what is written and chosen in a form on the visitor's device, a moment after each change and when the page is
 * left, with or without React; gives it back on the next visit, never over something already there. Of what is chosen, the
 * address of a quote wins.
 */
export function keepDrafts(): void {
  const SAVE_DELAY_MS = 400;
  let changed: HTMLFormElement | null = null;
  let typedIn: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const nameOf = (form: HTMLFormElement) => form.getAttribute('data-form') || '';
  const formOf = ({ target }: Event) => (target as Element).closest<HTMLFormElement>('form[data-form]');
  const isChoice = ([name]: [string, string]) => CHOICE_FIELDS.includes(name);

  function save(form: HTMLFormElement, fate?: 'unsure') {
    const pairs = pairsOf(form);
    if (!pairs.length) eraseDraft(nameOf(form));
    form.toggleAttribute('data-kept', pairs.length > 0 && writeDraft(nameOf(form), { pairs, fate }));
  }

  function saveChanged() {
    if (changed) save(changed);
    changed = null;
  }

  /** A tab that sent the same form has erased what this one had kept. */
  function saveAgain() {
    if (typedIn && !readDraft(nameOf(typedIn))) save(typedIn);
  }

  function markChosen(form: HTMLFormElement) {
    form.setAttribute('data-chosen', pairsOf(form).some(isChoice) ? 'yes' : 'no');
  }

  function giveBack(form: HTMLFormElement) {
    const linked = linkedPairs(new URLSearchParams(location.hash.slice(1)));
    const draft = readDraft(nameOf(form));
    const kept = draft ? draft.pairs : [];
    const areWordsBack = fillForm(form, linked.length ? kept.filter((pair) => !isChoice(pair)) : kept);
    const isLinkIn = fillForm(form, linked);
    const pairs = pairsOf(form);
    // Firefox gives the fields back by itself on a reload.
    if (draft && (areWordsBack || JSON.stringify(pairs) === JSON.stringify(kept))) {
      form.setAttribute('data-kept', '');
      form.setAttribute('data-restored', draft.fate || 'draft');
    }
    if (isLinkIn || pairs.length) form.dispatchEvent(new Event('change', { bubbles: true }));
    markChosen(form);
  }

  // What another page has kept meanwhile counts.
  onPageParsed(() =>
    whenSeen(() => document.querySelectorAll<HTMLFormElement>('form[data-form]').forEach(giveBack)),
  );
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (!form) return;
    changed = typedIn = form;
    markChosen(form);
    clearTimeout(timer);
    timer = setTimeout(saveChanged, SAVE_DELAY_MS);
  });
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event);
      const isNative = form?.hasAttribute('data-late') && form.hasAttribute('action');
      // Saved again, it would no longer say what became of it.
      changed = null;
      if (form) save(form, isNative ? 'unsure' : undefined);
    },
    true,
  );
  addEventListener('storage', saveAgain);
  addEventListener('pagehide', saveChanged);
  addEventListener('hashchange', saveChanged);
  document.addEventListener('visibilitychange', saveChanged);
  document.addEventListener('click', (event) => {
    const form = formOf(event);
    if (!form || !(event.target as Element).closest('[data-erase]')) return;
    eraseDraft(nameOf(form));
    form.reset();
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (!form) return;
    changed = typedIn = null;
    form.removeAttribute('data-kept');
    form.removeAttribute('data-restored');
    setTimeout(markChosen, 0, form);
  });
}
