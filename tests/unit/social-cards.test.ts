import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articles } from '../../content/articles';
import { cardSize } from '../../media/scenes/cards/social-card';
import { listCards } from '../../media/scenes/cards/list-cards';
import drawn from '../../media/social-cards.json';

const heaviestBytes = 150_000;

test('every page and every article has a social card', () => {
  const slugs = listCards().map(({ slug }) => slug);
  expect(slugs.slice(0, 7)).toEqual(['home', 'about', 'services', 'portfolio', 'blog', 'devis', 'contact']);
  expect(slugs).toHaveLength(7 + articles.length);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('social cards say what the content says today; if not, run "npm run media social-cards"', () => {
  expect(drawn).toEqual(listCards());
});

test.each(listCards())('the card $slug is a JPEG that previews accept', async ({ slug }) => {
  const path = `public/og/${slug}.jpg`;
  const { format, width, height } = await sharp(path).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
  expect(statSync(path).size).toBeLessThanOrEqual(heaviestBytes);
});
