import type { Form } from '@/content/types';

/** Longest address that every mail program, messaging app and browser of the audience opens whole. */
export const MAX_LINK_LENGTH = 2_000;

/** All that a form asks, a line each, with the names of its fields in braces. */
export function fieldLines({ fields }: Pick<Form, 'fields'>): string {
  return fields.map(({ name, label }) => `${label} : {${name}}`).join('\n');
}

/** What another way is given of a form that says no more of itself: where it was written, then all that it asks. */
export function greetedLines(form: Pick<Form, 'fields' | 'greeting'>): string {
  return `${form.greeting}\n${fieldLines(form)}`;
}

/** A text with what stands in for each name in braces; a line of it whose names all stand for nothing is left out. */
export function fillLines(text: string, values: Readonly<Record<string, string>>): string {
  const said = text.split('\n').flatMap((line) => {
    let isSaid = !line.includes('{');
    const filled = line.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      isSaid ||= Boolean(values[name]);
      return values[name] ?? '';
    });
    return isSaid ? [filled] : [];
  });
  return said.join('\n');
}

/**
 * A link that ends in the first of some texts that is short enough, or in so much of the last as fits, and then in `cut`; in a
 * mail its lines are such as every mail program breaks. Half of a surrogate pair could not be encoded: it goes; spaces are those
 * of a keyboard, for whoever pastes.
 */
export function linkWithText(start: string, texts: readonly string[], cut: string): string {
  const whole = texts.map((text) => text.replace(/[\p{Cs}\u2060]/gu, '').replace(/[\u00a0\u202f]/g, ' '));
  const linkTo = (text: string) =>
    start + encodeURIComponent(start.startsWith('mailto') ? text.replace(/\r?\n/g, '\r\n') : text);
  const isShort = (text: string) => linkTo(text).length <= MAX_LINK_LENGTH;
  // Each takes one place in an address at least.
  const characters = Array.from(whole[whole.length - 1] ?? '').slice(0, MAX_LINK_LENGTH);
  const fitting = () => characters.join('') + cut;
  const found = whole.find(isShort);
  while (found === undefined && characters.length > 0 && !isShort(fitting()))
    characters.length = Math.max(0, characters.length - 10);
  return linkTo(found ?? fitting());
}
