import type { FormField } from '@/content/types';
import { otherLines, type Answers } from './answers';

/** The text of a message: what its form asks besides the words, a line each, then the words. */
export function composeMessage(fields: readonly FormField[], answers: Answers): string {
  return [otherLines(fields, answers).join('\n'), answers.message].filter(Boolean).join('\n\n');
}
