type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether the connection is one on which data may be spent without being asked for: not under Save-Data and not
 * on 2G or 3G. Browsers that tell nothing about their connection count as good.
 */
export function isGenerousConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}
