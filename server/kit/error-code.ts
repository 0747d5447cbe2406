/** The system's code of an error (`ENOSPC`), or else its name; never its message, which could quote a visitor. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
