import { inflateSync } from 'node:zlib';

/** How many pages a PDF has, counted in its bytes, packed or not: one object of type `Page` each. */
export function countPdfPages(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n([^]*?)endstream/g)].map(([, body = '']) => unpack(body));
  return [text, ...packed].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function unpack(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    // A picture, or packed some other way: no page stands in it.
    return '';
  }
}
