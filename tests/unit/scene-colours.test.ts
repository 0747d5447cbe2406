import { expect, test } from 'vitest';
import { colours } from '../../media/colours';
import tailwind from '../../tailwind.config';

function listTokens(prefix: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return value.startsWith('#') ? [[prefix, value]] : [];
  return Object.entries(value ?? {}).flatMap(([key, child]) =>
    listTokens(key === 'DEFAULT' ? prefix : [prefix, key].filter(Boolean).join('-'), child),
  );
}

test('pictures are drawn in the colours of the site', () => {
  expect(colours).toEqual(Object.fromEntries(listTokens('', tailwind.theme?.colors)));
});
