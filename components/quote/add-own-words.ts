import { fill } from '@/lib/rules/fill';
import { valuesOf, type FillEvent } from '@/lib/rules/lead/form-pairs';
import {
  CUSTOM_FEATURES_FIELD,
  customFeaturesOf,
  MAX_CUSTOM_FEATURES,
  UNTICKED_FIELD,
} from '@/lib/rules/quote/fields';
import { listen } from '@/components/early/listen';
import { need } from '@/components/early/need';

/**
 * Makes each line that is typed in the group a line of the quote, a ticked box made after the group's pattern: at its button, at
 * Enter, and at any link or button of the form, so that what is sent leaves nothing typed behind. The × takes a line out, says so,
 * and can be undone.
 */
export function addOwnWords(group: HTMLElement): () => void {
  const field = need<HTMLTextAreaElement>(group, 'textarea');
  const list = need(group, 'ul');
  const said = need(group, '[role=status]');
  const undo = need(group, '[role=status] + button');
  const form = field.form as HTMLFormElement;
  const boxes = () => Array.from(list.querySelectorAll('input'));
  const tellForm = () => form.dispatchEvent(new Event('input', { bubbles: true }));
  let removed = '';
  let wasTicked = true;

  /** Adds lines, and returns those for which there is no room; says when there is none left. */
  function addLines(texts: readonly string[]): string[] {
    const room = MAX_CUSTOM_FEATURES - boxes().length;
    texts.slice(0, room).forEach((text) => {
      const line = need(group, 'ul + ul li').cloneNode(true) as HTMLElement;
      const [box, button] = [need<HTMLInputElement>(line, 'input'), need(line, 'button')];
      // Of lines that are added the browser remembers ticks by their place alone, which on the way back is another's.
      Object.assign(box, { value: text, disabled: false, checked: true, autocomplete: 'off' });
      box.setAttribute('data-off', UNTICKED_FIELD);
      need(line, '.line-name').textContent = text;
      button.setAttribute('aria-label', fill(button.getAttribute('aria-label') ?? '', { name: text }));
      list.append(line);
    });
    said.textContent = texts.length >= room ? said.getAttribute('data-text') : '';
    undo.hidden = true;
    list.hidden = boxes().length === 0;
    return texts.slice(room);
  }

  function add() {
    const texts = customFeaturesOf([field.value]);
    if (texts.length === 0) return;
    field.value = addLines(texts).join('\n');
    tellForm();
  }

  function takeOut(line: Element) {
    const box = need<HTMLInputElement>(line, 'input');
    [removed, wasTicked] = [box.value, box.checked];
    line.remove();
    addLines([]);
    said.textContent = fill(undo.getAttribute('data-text') ?? '', { name: removed });
    undo.hidden = false;
    undo.focus();
    tellForm();
  }

  function press({ target }: MouseEvent) {
    const button = (target as Element).closest('a, button');
    const line = button?.closest('li');
    if (list.contains(line ?? null)) return takeOut(line as Element);
    const isUndone = button === undo && !undo.hidden;
    const count = boxes().length;
    if (isUndone) field.value = [removed, field.value].join('\n');
    if (button) add();
    if (isUndone && !wasTicked) boxes()[count]?.click();
    if (group.contains(button)) field.focus();
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    // It adds; it must not send the form.
    event.preventDefault();
    add();
  }

  /** The lines that a draft or a link brings, and that do not stand there: the same words may stand there twice, ticked. */
  function bring({ detail }: FillEvent) {
    const own = customFeaturesOf(valuesOf(detail, CUSTOM_FEATURES_FIELD));
    boxes().forEach((box) => {
      if (!box.checked && own.includes(box.value)) box.closest('li')?.remove();
    });
    boxes().forEach(({ value }) => {
      const at = own.indexOf(value);
      if (at >= 0) own.splice(at, 1);
    });
    addLines(own);
    const left = customFeaturesOf(valuesOf(detail, UNTICKED_FIELD));
    const standing = boxes();
    addLines(left.filter((text) => standing.every(({ value }) => value !== text)));
    boxes()
      .slice(standing.length)
      .forEach((box) => (box.checked = false));
  }

  /** Empties the list. What is still typed stays where the quote has just left without it: there was no room. */
  function empty() {
    field.defaultValue = form.hasAttribute('data-sending') ? field.value : '';
    list.textContent = '';
    addLines([]);
    if (field.defaultValue) setTimeout(tellForm);
  }

  return listen(
    [form, 'click', press, true],
    [field, 'keydown', enter],
    [form, 'fill', bring],
    [form, 'reset', empty],
  );
}
