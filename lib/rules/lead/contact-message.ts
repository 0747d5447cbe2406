import type { Answers } from './answers';

/** The text of a message from the contact page, with its scripts or without. */
export function composeContactMessage({ message }: Answers): string {
  return message;
}
