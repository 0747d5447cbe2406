/** Vertical metrics and advance widths of a font, in its own units. */
export type FontMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a character; 0 when the font lacks it. */
  widthOf: (character: string) => number;
};

/** Reads an uncompressed font (sfnt); throws when a table it needs is absent. */
export function readMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const head = tableAt(view, 'head');
  const hhea = tableAt(view, 'hhea');
  const hmtx = tableAt(view, 'hmtx');
  const lastWidth = view.getUint16(hhea + 34) - 1;
  const glyphOf = readCharacters(view);
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: -view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    widthOf: (character) => {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      return glyph === 0 ? 0 : view.getUint16(hmtx + 4 * Math.min(glyph, lastWidth));
    },
  };
}

function tableAt(view: DataView, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(entry + offset)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new Error(`font without a ${tag} table`);
}

/** Finds the character map of format 4, which every font for the web carries. */
function readCharacters(view: DataView): (code: number) => number {
  const cmap = tableAt(view, 'cmap');
  const offsets = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) =>
    view.getUint32(cmap + 8 + 8 * index),
  );
  const map = offsets.map((offset) => cmap + offset).find((at) => view.getUint16(at) === 4);
  if (map === undefined) throw new Error('font without a character map of format 4');
  const length = view.getUint16(map + 6);

  return (code) => {
    for (let segment = 0; segment < length; segment += 2) {
      if (code > view.getUint16(map + 14 + segment)) continue;
      const start = view.getUint16(map + 16 + length + segment);
      if (code < start) return 0;
      const delta = view.getInt16(map + 16 + 2 * length + segment);
      const rangeAt = map + 16 + 3 * length + segment;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
