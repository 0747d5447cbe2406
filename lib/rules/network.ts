type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether data may be spent unasked: not under Save-Data, 2G or 3G; browsers that tell nothing count as good. */
export function isGenerousConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}
