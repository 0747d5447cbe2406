import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { drawCards } from './cards/draw-cards';
import { listCards } from './cards/list-cards';
import type { Output } from '../output';

/**
 * Writes the card of every page and article, and notes in `media/social-cards.json` what each one says: the
 * test compares that with the content, so that editing an article's body leaves its card fresh.
 */
export async function produce(): Promise<Output> {
  const cards = listCards();
  const output = await drawCards(cards);
  await writeFile(join(projectRoot, 'media/social-cards.json'), `${JSON.stringify(cards, null, 2)}\n`);
  return output;
}
