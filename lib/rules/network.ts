type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether data may be spent unasked: not under Save-Data, nor where it is too `slow`; browsers that tell nothing count as good. */
export function isGenerousConnection(slow = /2g|3g/): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !slow.test(connection?.effectiveType ?? '');
}
