import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';
import type { SiteFile, SiteIndex } from './site-index';

export type Text = { bytes: Buffer; encoding: Encoding };

const SMALLEST_WORTH_COMPRESSING = 512;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 8 }),
};

/**
 * Reads text files once and keeps them in memory in each encoding asked for: the compressed file that lies beside
 * the original where there is one, else compressed here. What is kept is bounded by the size of the site.
 */
export function createTextStore(index: SiteIndex): (file: SiteFile, encoding: Encoding) => Promise<Text> {
  const kept = new Map<string, Promise<Text>>();

  async function load(file: SiteFile, encoding: Encoding): Promise<Text> {
    if (encoding === 'identity') return { bytes: await readFile(file.absolute), encoding };
    const ready = index.files.get(file.path + SUFFIX[encoding]);
    if (ready) return { bytes: await readFile(ready.absolute), encoding };
    const original = await readFile(file.absolute);
    if (original.length < SMALLEST_WORTH_COMPRESSING) return { bytes: original, encoding: 'identity' };
    return { bytes: await compressors[encoding](original), encoding };
  }

  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    let text = kept.get(key);
    if (!text) {
      text = load(file, encoding);
      kept.set(key, text);
      text.catch(() => kept.delete(key));
    }
    return text;
  };
}
