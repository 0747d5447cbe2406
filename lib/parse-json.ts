/** The object a JSON text holds; null for anything else, including text that is not JSON. */
export function parseObject(json: string): Record<string, unknown> | null {
  const value = parseJson(json);
  return isObject(value) ? value : null;
}

/** The array a JSON text holds; empty for anything else, including text that is not JSON. */
export function parseArray(json: string): unknown[] {
  const value = parseJson(json);
  return Array.isArray(value) ? value : [];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of an array, anything else left out; empty when it is no array. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
