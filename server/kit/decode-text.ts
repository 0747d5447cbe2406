/** The text without its percent-encoding, or `undefined` where that encoding is broken. */
export function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
