/**
 * Where an item of a six-column grid stands, of so many: in rows of three, and the last ones in rows of two where threes
 * would leave a hole. A single one takes half of the width.
 */
export function evenRows(index: number, count: number): string {
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return index >= count - inPairs ? 'md:col-span-3' : 'md:col-span-2';
}
