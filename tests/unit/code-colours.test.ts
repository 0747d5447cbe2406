import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '@/content/colours';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const tones = [
  ...readFileSync('app/(reading)/reading.css', 'utf8').matchAll(
    /\.(code-\w+) \{\s*color: theme\('colors\.([\w.]+)'\)/g,
  ),
].map(([, kind = '', token = '']) => ({ kind, token }));

/** The value of a token as style sheets name it: `lavender.DEFAULT`. */
function valueOf(token: string): string {
  const [name = '', shade = ''] = token.split('.');
  const value = (colours as Record<string, string | Record<string, string>>)[name] ?? '';
  return typeof value === 'string' ? value : (value[shade] ?? '');
}

test('the four kinds of word have a tone', () => {
  expect(tones.map(({ kind }) => kind)).toEqual(['code-word', 'code-text', 'code-name', 'code-note']);
});

test.each(tones)('$kind can be read on ink', ({ token }) => {
  const [lighter, darker] = [luminance(valueOf(token)), luminance(colours.ink)];

  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5);
});
