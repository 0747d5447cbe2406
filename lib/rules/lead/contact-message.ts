import type { Answers } from './answers';

/** The text of a message from the contact page: the offer it is about, what is said more, the words. */
export function composeContactMessage({ offer, more, message }: Answers): string {
  const lines = [...(offer ? [`Offre : ${offer}`] : []), ...more];
  return [lines.join('\n'), message].filter(Boolean).join('\n\n');
}
