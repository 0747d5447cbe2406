/** A count in two figures at least: 07. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
