import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EarlyScript } from '@/components/early/early-script';
import { protocol } from '@/components/early/protocol';

const folder = 'components/early';
const files = readdirSync(folder).filter((file) => !['protocol.ts', 'play-film.ts'].includes(file));

test('the early functions name what they share with islands by the protocol only', () => {
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code.match(/data-[a-z-]+|trame:/g), file).toBeNull();
  }
});

test('the one event is named alike where it is written out', () => {
  expect(readFileSync(`${folder}/on-page-shown.ts`, 'utf8')).toContain(`'${protocol.pageShown}'`);
});

test('the early script is one text that runs by itself', () => {
  const { __html: script } = (EarlyScript() as { props: { dangerouslySetInnerHTML: { __html: string } } })
    .props.dangerouslySetInnerHTML;

  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain(protocol.draftKey);
});
