/**
 * A `Range` header as one explicit range (`bytes=10-19`), or `undefined` where the whole file is the better answer:
 * no range, several, malformed, or about another version than the present one.
 */
export function singleRange(
  headers: { range?: string | undefined; 'if-range'?: string | undefined },
  file: { size: number; modifiedMs: number },
): string | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '');
  if (!match) return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== new Date(file.modifiedMs).toUTCString()) return undefined;

  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? undefined : suffixRange(Number(last), file.size);
  const start = Number(first);
  const end = last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  // Past the end: left for the sender to refuse with 416.
  if (start >= file.size) return `bytes=${start}-`;
  // sirv reads a last byte of 0 as "to the end".
  return end < start || end === 0 ? undefined : `bytes=${start}-${end}`;
}

function suffixRange(length: number, size: number): string | undefined {
  if (length === 0 || size === 0) return undefined;
  return `bytes=${Math.max(0, size - length)}-${size - 1}`;
}
