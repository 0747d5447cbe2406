import { availableParallelism } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textType } from '@/publish/rules/file-types';
import { listFiles } from '@/lib/build/list-files';

const SMALLEST_WORTH_COMPRESSING = 512;

/** A folder of more texts than this is a blog that has grown: its articles take half the time each for 1.7 % more bytes. */
const MANY = 100;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Puts beside every text file of `out/` its compressed copies, `.br` and `.gz`, and returns how many files have one. */
export async function compressTexts(out: string): Promise<number> {
  const texts = listFiles(out).filter((path) => textType(path) !== undefined);
  const siblings = new Map<string, number>();
  for (const path of texts) siblings.set(dirname(path), (siblings.get(dirname(path)) ?? 0) + 1);
  let count = 0;

  async function compress(path: string): Promise<void> {
    const bytes = await readFile(join(out, path));
    if (bytes.length < SMALLEST_WORTH_COMPRESSING) return;
    const isQuick = (siblings.get(dirname(path)) ?? 0) > MANY;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isQuick ? 1 : 0),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(join(out, `${path}.br`), await compressBrotli(bytes, { params }));
    await writeFile(join(out, `${path}.gz`), await compressGzip(bytes, { level: 9 }));
    count += 1;
  }

  const waiting = texts.values();
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (const path of waiting) await compress(path);
  });
  await Promise.all(lanes);
  return count;
}
