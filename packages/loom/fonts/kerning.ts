import * as harfbuzz from 'harfbuzzjs';

/** Nobody sees a hundredth of a letter's height: kerns may differ by this, in thousandths of an em, from those of the face. */
const UNSEEN = 5;

const PUNCTUATION = `.,’'–—()«»:;?!/“”…"%+−$-`;

/**
 * What a figure has after it where a space follows, in thousandths of an em. The faces have no narrow no-break space, and a
 * browser halves their own for it: 1 600 would read as 1600.
 */
const APART = 70;

/** Before a figure of a table's breadth, which nothing else is kerned to. */
const TABULAR = '\0';

/** What both letters of a pair may be, in French: the kerns of all the others are most of a table, and in no text. */
const WRITTEN = [
  /^[\p{Ll}\p{Lu}]\p{Ll}$/u,
  /^\p{Lu}{2}$/u,
  /^\d[\d\p{Ll}]$/u,
  new RegExp(`^[${PUNCTUATION}][\\p{L}\\d]$`, 'u'),
  new RegExp(`^[\\p{L}\\d][${PUNCTUATION}]$`, 'u'),
];

/** By first and second sign, in thousandths of an em; `undefined` of pairs that nobody writes. */
type Kerns = (number | undefined)[][];

/**
 * The table `GPOS` that kerns, in a font of these signs, the pairs that are written, as a still of its face does: one matrix,
 * in which signs that kern alike are one class. A face's own table has every pair there is, at every weight: half of its bytes.
 */
export function kerningTable(font: Buffer, still: Buffer, charset: string): Buffer {
  const glyphs = new Map<number, string>();
  for (const sign of charset) {
    const glyph = shape(font, sign)[0]?.glyph;
    if (glyph && !glyphs.has(glyph)) glyphs.set(glyph, sign);
    const tabular = shape(font, sign, 'tnum')[0]?.glyph;
    if (tabular && !glyphs.has(tabular)) glyphs.set(tabular, TABULAR + sign);
  }
  const ids = [...glyphs.keys()].sort((one, other) => one - other);
  const signs = ids.map((id) => glyphs.get(id) ?? '');
  const kerns = signs.map((first) => {
    const alone = shape(still, first)[0]?.advance ?? 0;
    return signs.map((second) => {
      if (/\d $/.test(first + second)) return APART;
      if ((first + second).includes(TABULAR)) return 0;
      if (!WRITTEN.some((pair) => pair.test(first + second))) return undefined;
      const kern = (shape(still, first + second)[0]?.advance ?? 0) - alone;
      return Math.abs(kern) > UNSEEN ? kern : 0;
    });
  });
  const firsts = alike(kerns);
  const seconds = alike(turned(firsts.rows));
  return writeTable(ids, firsts.classes, seconds.classes, turned(seconds.rows));
}

const read = new Map<Buffer, harfbuzz.Font>();

function shape(file: Buffer, text: string, feature = ''): { glyph: number; advance: number }[] {
  const font = read.get(file) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)));
  read.set(file, font);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(
    font,
    buffer,
    [harfbuzz.Feature.fromString(feature)].flatMap((asked) => asked ?? []),
  );
  const places = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, at) => ({ glyph: codepoint, advance: places[at]?.xAdvance ?? 0 }));
}

function turned(kerns: Kerns): Kerns {
  return (kerns[0] ?? []).map((_, at) => kerns.map((row) => row[at]));
}

/** The rows that differ by what is seen, the first without a kern, and which of them each row is. */
function alike(kerns: Kerns): { rows: Kerns; classes: number[] } {
  const rows: Kerns = [(kerns[0] ?? []).map(() => 0)];
  const classes = kerns.map((row) => {
    const isAlike = (kept: Kerns[number]) =>
      kept.every((kern, at) => Math.abs((kern ?? row[at] ?? 0) - (row[at] ?? kern ?? 0)) <= UNSEEN);
    const found = rows.findIndex(isAlike);
    if (found < 0) return rows.push(row) - 1;
    rows[found] = rows[found]?.map((kern, at) => kern ?? row[at]) ?? [];
    return found;
  });
  return { rows, classes };
}

/** See « GPOS » of the OpenType specification: the feature `kern` of any script, one lookup, pairs of classes (format 2). */
function writeTable(ids: number[], firsts: number[], seconds: number[], kerns: Kerns): Buffer {
  const script = [1, ...tag('DFLT'), 8, 4, 0, 0, 0xffff, 1, 0];
  const feature = [1, ...tag('kern'), 8, 0, 1, 0];
  const lookup = [1, 4, 2, 0, 1, 8];
  const [coverage, first, second] = [
    words(1, ids.length, ...ids),
    ...[firsts, seconds].map((classes) =>
      words(2, ids.length, ...ids.flatMap((id, at) => [id, id, classes[at] ?? 0])),
    ),
  ] as [Buffer, Buffer, Buffer];
  const values = words(...kerns.flat().map((kern) => kern ?? 0));
  const end = 16 + values.length;
  const classesAt = end + coverage.length;
  const sides = [classesAt, classesAt + first.length, kerns.length, kerns[0]?.length ?? 0];
  const header = words(1, 0, 10, 30, 44, ...script, ...feature, ...lookup);
  return Buffer.concat([header, words(2, end, 4, 0, ...sides), values, coverage, first, second]);
}

function tag(name: string): [number, number] {
  const bytes = Buffer.from(name);
  return [bytes.readUInt16BE(0), bytes.readUInt16BE(2)];
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, 2 * at));
  return bytes;
}

/** A font (TrueType) with this table in place of its own. */
export function withTable(font: Buffer, name: string, table: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const tables = new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = font.subarray(12 + 16 * at, 28 + 16 * at);
      const start = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
    }),
  );
  tables.set(name, table);
  const names = [...tables.keys()].sort();
  const header = Buffer.alloc(12 + 16 * names.length);
  font.copy(header, 0, 0, 4);
  header.writeUInt16BE(names.length, 4);
  const parts: Buffer[] = [header];
  names.reduce((start, tag, at) => {
    const bytes = tables.get(tag) ?? Buffer.alloc(0);
    const entry = header.subarray(12 + 16 * at);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(bytes.length, 12);
    const gap = -bytes.length & 3;
    parts.push(bytes, Buffer.alloc(gap));
    return start + bytes.length + gap;
  }, header.length);
  return Buffer.concat(parts);
}
