import { availableParallelism } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { listFiles } from '@/lib/list-files';
import { textTypes } from './hosts/file-types';

const SMALLEST_WORTH_COMPRESSING = 512;

const brotli = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** What a text weighs on the wire, in bytes. */
export function weightOf(text: string): number {
  return brotliCompressSync(text, brotli).length;
}

/** Puts beside every text file of `out/` its compressed copies, `.br` and `.gz`. */
export async function compressTexts(out: string): Promise<void> {
  const waiting = listFiles(out)
    .filter((path) => extname(path).slice(1) in textTypes)
    .values();
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (const path of waiting) {
      const bytes = await readFile(join(out, path));
      if (bytes.length < SMALLEST_WORTH_COMPRESSING) continue;
      await writeFile(join(out, `${path}.br`), await compressBrotli(bytes, brotli));
      await writeFile(join(out, `${path}.gz`), await compressGzip(bytes, { level: 9 }));
    }
  });
  await Promise.all(lanes);
}
