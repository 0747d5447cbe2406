import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { metaOf, publicPages } from '../support/exported-site';

const HEAVIEST_BYTES = 150_000;

test.each(publicPages())(
  'the card $path announces is there, and messaging applications take it',
  async (page) => {
    const card = metaOf(page, 'og:image') ?? '';
    const file = `out${new URL(card).pathname}`;

    expect(existsSync(file), file).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThanOrEqual(HEAVIEST_BYTES);
  },
);

test('each page has a card of its own', () => {
  const cards = publicPages().map((page) => metaOf(page, 'og:image'));

  expect(new Set(cards).size).toBe(cards.length);
});
