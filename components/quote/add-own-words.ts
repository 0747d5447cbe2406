import { fill } from '@/lib/rules/fill';
import { valuesOf, type FillEvent } from '@/lib/rules/lead/form-pairs';
import { CUSTOM_FEATURES_FIELD, customFeaturesOf, MAX_CUSTOM_FEATURES } from '@/lib/rules/quote/fields';
import { listen } from '@/components/early/listen';
import { need } from '@/components/early/need';

/**
 * Makes each line that is typed in the group a line of the quote, by its button and by Enter: a ticked box, made after the
 * group's pattern; the × takes one out, and its words go back to where they were typed. What is typed and not added stops the
 * browser's own check of the form.
 */
export function addOwnWords(group: HTMLElement): () => void {
  const field = need<HTMLTextAreaElement>(group, 'textarea');
  const [list, said] = [need(group, 'ul'), need(group, '[role=status]')];
  const form = field.form as HTMLFormElement;
  const boxes = () => Array.from(list.querySelectorAll('input'));
  const showList = () => (list.hidden = boxes().length === 0);

  /** Adds lines, and returns those for which there is no room; says when there is none left. */
  function addLines(texts: readonly string[]): string[] {
    const room = MAX_CUSTOM_FEATURES - boxes().length;
    texts.slice(0, room).forEach((text) => {
      const line = need(group, 'ul + ul li').cloneNode(true) as HTMLElement;
      const [box, button] = [need<HTMLInputElement>(line, 'input'), need(line, 'button')];
      Object.assign(box, { value: text, disabled: false, checked: true });
      need(line, '.line-name').textContent = text;
      button.setAttribute('aria-label', fill(button.getAttribute('aria-label') ?? '', { name: text }));
      list.append(line);
    });
    showList();
    said.textContent = texts.length >= room ? said.getAttribute('data-text') : '';
    return texts.slice(room);
  }

  function dropLines(which: (box: HTMLInputElement) => boolean) {
    boxes().forEach((box) => which(box) && box.closest('li')?.remove());
    showList();
  }

  function check() {
    const text = field.value.trim();
    field.setCustomValidity(text && fill(field.getAttribute('data-text') ?? '', { text }));
  }

  function finish(words: readonly string[]) {
    field.value = words.join('\n').trim();
    check();
    form.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  function add() {
    const texts = customFeaturesOf([field.value]);
    if (texts.length > 0) finish(addLines(texts));
  }

  function press({ target }: MouseEvent) {
    const button = (target as Element).closest('button');
    if (button?.name === 'ajouter') add();
    const line = button?.closest('li');
    if (!line?.isConnected) return;
    line.remove();
    showList();
    finish([line.querySelector('input')?.value ?? '', field.value]);
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    // It adds; it must not send the form.
    event.preventDefault();
    add();
  }

  /** The lines that a draft or a link brings, and that do not stand there: the same words may stand there twice. */
  function bring({ detail }: FillEvent) {
    dropLines(({ checked }) => !checked);
    const there = boxes().map(({ value }) => value);
    const own = customFeaturesOf(valuesOf(detail, CUSTOM_FEATURES_FIELD));
    addLines(own.filter((text) => !there.splice(there.indexOf(text) >>> 0, 1).length));
  }

  return listen(
    [group, 'click', press],
    [field, 'keydown', enter],
    [field, 'input', check],
    [form, 'fill', bring],
    [form, 'reset', () => dropLines(() => true)],
  );
}
