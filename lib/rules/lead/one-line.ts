import { MAX_LINE_LENGTH } from './contract';

/** Control and format characters. */
const LINES = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text that cannot write a line of its own into a message, trimmed, 500 characters at most. */
export function oneLine(text: string): string {
  return text.slice(0, MAX_LINE_LENGTH).replace(LINES, ' ').trim();
}
