import type { Draft } from '@/lib/rules/lead/kept';
import type { Early } from './protocol';

/**
 * Keeps what is written and chosen in a form on the visitor's device, a moment after each change and when the page is
 * left, with or without React; gives it back on the next visit, never over something already there. A quote that the
 * address holds is chosen in its place. Every tab has a draft of its own. Self-contained: see early-script.tsx.
 */
export function keepDrafts({ onPage, names, pairsOf, fillForm, readKept, writeKept }: Early): void {
  const SAVE_DELAY_MS = 400;
  const MOST_DRAFTS = 5;
  const changed = new Set<HTMLFormElement>();
  let timer: ReturnType<typeof setTimeout>;

  const keyOf = (form: HTMLFormElement) => names.draftKey + form.getAttribute(names.form);
  const formOf = ({ target }: Event) =>
    (target as Element).closest<HTMLFormElement>(`form[${names.form}]`) || undefined;

  const isChoice = ([name]: [string, string]) => name === names.features || name === names.custom;

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

  function saveAll() {
    changed.forEach((form) => save(form));
    changed.clear();
  }

  function sayChosen(form: HTMLFormElement) {
    form.setAttribute(names.chosen, pairsOf(form).some(isChoice) ? 'yes' : 'no');
  }

  function giveBack(form: HTMLFormElement) {
    const link = new URLSearchParams(location.hash.slice(1));
    const wishes = link.getAll('plus').slice(0, 50);
    const ids = (link.get(names.features) || '').split('.').filter((id) => id);
    const linked = ids.map((id): [string, string] => [names.features, id]);
    if (wishes.length)
      linked.push([names.custom, wishes.map((wish) => wish.slice(0, 500).replace(/\s+/g, ' ')).join('\n')]);
    const draft = readKept<Draft>(keyOf(form)).pop();
    const chosen = draft ? draft.pairs.filter(isChoice) : [];
    // The address of the draft itself is no link from elsewhere.
    const isLink = linked.length > 0 && JSON.stringify(linked) !== JSON.stringify(chosen);
    const words = draft ? draft.pairs.filter((pair) => !isLink || !isChoice(pair)) : [];
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

  onPage(() => document.querySelectorAll<HTMLFormElement>(`form[${names.form}]`).forEach(giveBack));
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (!form) return;
    changed.add(form);
    sayChosen(form);
    clearTimeout(timer);
    timer = setTimeout(saveAll, SAVE_DELAY_MS);
  });
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event);
      if (form) save(form, form.hasAttribute(names.late) && form.hasAttribute('action'));
    },
    true,
  );
  addEventListener('pagehide', saveAll);
  addEventListener('hashchange', saveAll);
  document.addEventListener('visibilitychange', saveAll);
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest(`[${names.erase}]`)) formOf(event)?.reset();
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (!form) return;
    changed.delete(form);
    writeKept(keyOf(form), others(form));
    form.removeAttribute(names.kept);
    form.removeAttribute(names.restored);
    setTimeout(sayChosen, 0, form);
  });
}
