import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf } from '@/lib/build/checks/contrast-mistakes';
import { flatColours, type Colour } from '@/lib/build/flat-colours';

const tones = [
  ...readFileSync('app/(reading)/reading.css', 'utf8').matchAll(
    /\.(code-\w+) \{\s*color: theme\('colors\.([\w.]+)'\)/g,
  ),
].map(([, kind = '', token = '']) => ({ kind, token }));

test('the four kinds of word have a tone', () => {
  expect(tones.map(({ kind }) => kind)).toEqual(['code-word', 'code-text', 'code-name', 'code-note']);
});

test.each(tones)('$kind can be read on ink', ({ token }) => {
  const name = token.replace('.DEFAULT', '').replace('.', '-') as Colour;

  expect(contrastOf(flatColours[name], flatColours.ink)).toBeGreaterThanOrEqual(4.5);
});
