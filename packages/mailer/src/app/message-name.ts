/** Named for its date, so that a folder lists by it; its place in the order of handing over (app/network.ts); its content. */
export function nameMessage(date: Date, place: string, content: string): string {
  return `${date.toISOString().replace(/[-:.]/g, '')}-${place}-${content}`;
}

/** When a message came, by its name: no copy, move or restored backup changes that. A file that somebody else named: now. */
export function arrivedMs(name: string): number {
  const iso = name.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z).*/, '$1-$2-$3:$4:$5.$6');
  return Date.parse(iso) || Date.now();
}

/** One of an older mailer has none. */
export function placeOf(name: string): number {
  return Number(/-(\d{4})-/.exec(name)?.[1] ?? 0);
}
