import { availableParallelism } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from '@/lib/content/list-files';
import { textTypes } from './hosts/file-types';

const SMALLEST_WORTH_COMPRESSING = 512;

const brotli = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** What a text weighs on the wire, in bytes. */
export function weightOf(text: string): number {
  return brotliCompressSync(text, brotli).length;
}

/** Puts beside every text file worth it of `out/` its compressed copies, `.br` and `.gz`, on all cores. */
export async function compressTexts(out: string): Promise<void> {
  const texts = listFiles(out).filter((path) => extname(path).slice(1) in textTypes);
  const waiting = texts.map((path) => join(out, path)).values();
  const compress = async () => {
    for (const path of waiting) {
      const bytes = await readFile(path);
      if (bytes.length < SMALLEST_WORTH_COMPRESSING) continue;
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
      await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compress));
}
