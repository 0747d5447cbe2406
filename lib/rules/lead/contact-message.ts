import type { Answers } from './answers';

/** The text of a message from the contact page, with its scripts or without. */
export function composeContactMessage({ more, message }: Answers): string {
  return [more.join('\n'), message].filter(Boolean).join('\n\n');
}
