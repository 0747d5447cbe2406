import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlyText } from '@/lib/build/early-text';
import * as protocol from '@/components/early/protocol';

const folder = 'components/early';
const files = readdirSync(folder).filter((file) => !['protocol.ts', 'play-film.ts', 'parts'].includes(file));

test('the early functions name what they share with islands by the protocol only', () => {
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code.match(/data-[a-z-]+|trame:/g), file).toBeNull();
  }
});

test.each(['frame', 'reading', 'home', 'article', 'search', 'forms'] as const)(
  'the early script of %s is one text that runs by itself',
  (part) => {
    const script = earlyText(part);

    expect(() => new Function(script)).not.toThrow();
    expect(script.includes(protocol.draftKey)).toBe(part === 'forms');
  },
);
