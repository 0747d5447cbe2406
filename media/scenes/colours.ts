import config from '../../tailwind.config';

/** Every colour token of the site by its class name: `ochre`, `indigo-bright`… */
const tokens = new Map(listTokens('', config.theme?.colors));

function listTokens(prefix: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = key === 'DEFAULT' ? prefix : [prefix, key].filter(Boolean).join('-');
    return listTokens(path, child);
  });
}

/** Returns the value of a colour token, or throws when the site has no such token. */
export function colour(token: string): string {
  const value = tokens.get(token);
  if (!value) throw new Error(`tailwind.config.ts has no colour named "${token}"`);
  return value;
}

/** Custom properties `--ochre`, `--indigo-bright`… for the scenes' style sheets. */
export const colourProperties = [...tokens].map(([name, value]) => `--${name}:${value};`).join('');
