import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { textType } from '@/publish/rules/file-types';
import { listFiles } from '@/publish/rules/list-files';

const SMALLEST_WORTH_COMPRESSING = 512;

const compressors = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts beside every text file of `out/` its compressed copies, `.br` and `.gz`, as small as they get, where they are
 * smaller than the file. Returns how many files have one.
 */
export function compressTexts(out: string): number {
  let count = 0;
  for (const file of listFiles(out).filter((path) => textType(path) !== undefined)) {
    const bytes = readFileSync(join(out, file));
    if (bytes.length < SMALLEST_WORTH_COMPRESSING) continue;
    for (const [ending, compress] of Object.entries(compressors)) {
      writeFileSync(join(out, `${file}.${ending}`), compress(bytes));
    }
    count += 1;
  }
  return count;
}
