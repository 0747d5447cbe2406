import { join } from 'node:path';
import sharp from 'sharp';
import { toPng } from '../../loom/to-png';
import { weave } from '../../loom/weave';
import { projectRoot } from '../../project-root';
import { writePublic } from '../../write-public';
import { drawScene, openBrowser } from '../draw-scene';
import { cardCloth, cardSize, drawLabel } from './social-card';
import type { Output } from '../../output';
import type { Card } from './card';

/** Writes each card as a JPEG at an address that never changes. */
export async function drawCards(cards: readonly Card[]): Promise<Output> {
  const browser = await openBrowser();
  const files = new Map<string, Uint8Array>();
  for (const card of cards) {
    const label = await drawScene(browser, drawLabel(card));
    const jpeg = await sharp(await layGround(card))
      .resize({ ...cardSize, fit: 'cover' })
      .composite([{ input: label }])
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    files.set(`og/${card.slug}.jpg`, jpeg);
  }
  await browser.close();
  return { files: await writePublic(files), pictures: {} };
}

async function layGround({ cover, seed }: Card): Promise<Buffer | string> {
  if (cover) return join(projectRoot, 'public/media', cover);
  return toPng(weave({ seed, ...cardSize, ...cardCloth }));
}
