import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { logoFaults } from '@/lib/checks/logo-faults';
import { colours } from '@/lib/colours';
import { formatFault } from '@/lib/rules/fault';
import { getLogo } from '@/lib/pictures/logo';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';

function svg(name: string, inner: string, viewBox = '0 0 10 10'): string {
  const text = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
  return join(temporaryFolder({ [name]: text }), name);
}

async function png(name: string, side: number): Promise<string> {
  const plain = sharp({ create: { width: side, height: side, channels: 4, background: '#e9a53b' } });
  return join(temporaryFolder({ [name]: await plain.png().toBuffer() }), name);
}

test('a small plain drawing is held by the page, anything else is fetched', async () => {
  const plain = svg('plain.svg', '<!-- export -->\n<title>K</title>\n<path fill="#fff" d="M0 0h9v9z"/>\n');

  expect(getLogo(plain)).toEqual({ viewBox: '0 0 10 10', shapes: '<path fill="#fff" d="M0 0h9v9z"/>' });
  const shape = '<path d="M0 0h9v9z"/>';
  for (const file of [
    svg('logo.svg', `<style>*{fill:red}</style>${shape}`),
    svg('logo.svg', shape.replace('d=', 'onclick="x()" d=')),
    svg('logo.svg', '<image href="photo.jpg"/>'),
    svg('logo.svg', '<text>K</text>'),
    svg('logo.svg', shape.repeat(80)),
    svg('logo.svg', shape, '0 0 10 10" fill="none" stroke="#fff'),
    await png('logo.png', 400),
  ])
    expect(getLogo(file).shapes).toMatch(/^<image href="\/media\/logo\.[0-9a-f]{8}\.(svg|png)"/);
});

test('a logo that names colours of the site follows them', () => {
  const named = svg('named.svg', '<path fill="var(--ochre)" d="M0 0h9v9z"/>');
  expect(getLogo(named).shapes).toBe(`<path fill="${colours.ochre}" d="M0 0h9v9z"/>`);
});

test('a logo that cannot be shown well is a fault of the content, with its file and the remedy', async () => {
  const shape = '<path fill="#f7f4ff" d="M1 1h8v8z"/>';
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  const told = async (file: string) => {
    process.chdir(dirname(dirname(file)));
    return (await logoFaults()).map(formatFault).join('\n');
  };
  expect(await told(svg('content/logo.svg', shape))).toBe('');
  expect(await told(await png('content/logo.png', 400))).toBe('');
  expect(await told(await png('content/logo.png', 120))).toMatch(
    /logo\.png : trop petit, 120 × 120 .*\n.*384/,
  );
  expect(await told(svg('content/logo.svg', shape, '0 0 30 10'))).toMatch(/plus long que large\n.*le signe/);
  const dark = shape.replace('#f7f4ff', '#101020');
  expect(await told(svg('content/logo.svg', dark))).toMatch(/se perd sur le fond .*\n.*version claire/);
});
