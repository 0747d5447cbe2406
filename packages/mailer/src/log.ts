/** Writes one JSON object a line to the standard error; `fields` never hold what a visitor wrote, nor an address. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: object = {}): undefined {
  console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

/** The system's code of an error (`ENOSPC`), or else its name; never its message, which could quote a visitor. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
