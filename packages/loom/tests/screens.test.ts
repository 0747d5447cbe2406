import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root';
import woven from '../woven.json';

const phones = woven.screens.files.filter((file) => file.endsWith('-phone.webp'));

test.each(phones)('%s is composed for phones: cloth on both sides, no screen cut through', async (file) => {
  const picture = sharp(join(projectRoot, file));
  const { width, height } = await picture.metadata();
  for (const left of [0, width - 24]) {
    const strip = await picture.clone().extract({ left, top: 0, width: 24, height }).greyscale().toBuffer();
    // Threads are round, in light and shade all along; what is drawn is flat.
    const { data } = await sharp(strip).raw().toBuffer({ resolveWithObject: true });
    const flat = data.filter((value, at) => at > 0 && value === data[at - 1]).length / data.length;
    expect(flat, `at ${left}`).toBeLessThan(0.9);
  }
});
