/** The day it is in a zone written as in « GMT+1 », YYYY-MM-DD; in UTC where it is written otherwise. */
export function dayIn(zone: string, now = Date.now()): string {
  const [, hours = '0'] = /^(?:GMT|UTC)([+-]\d{1,2})$/.exec(zone.replace('−', '-')) ?? [];
  return new Date(now + Number(hours) * 3_600_000).toISOString().slice(0, 10);
}
