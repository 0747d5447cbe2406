import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root';
import { writeFiles } from '../write-outputs';
import { charset } from './charset';
import { faces, type Face, type StandIn } from './faces';
import { kerningTable, withTable } from './kerning';

/** Arial's own vertical metrics, which its bold and its look-alikes share. */
const arial = { capHeight: 1467, ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };

/** Writes the site's fonts, cut down to what it writes, and the style sheet of their stand-ins. */
export async function produce(): Promise<string[]> {
  const files = new Map<string, Uint8Array | string>();
  const rules: string[] = [];
  for (const face of faces) {
    const source = await readFile(join(projectRoot, face.source));
    const still = { targetFormat: 'sfnt', variationAxes: face.still.axes, noHinting: true } as const;
    const boldFont = await subsetFont(source, charset, still);
    files.set(face.still.target, boldFont);
    const font = await cut(face, source);
    console.log(`${face.target}: ${font.byteLength} bytes`);
    files.set(face.target, font);
    for (const system of face.fallback.fonts)
      rules.push(await standIn(face.fallback.family, system, system.weight === 700 ? boldFont : font));
  }
  const reason =
    '/* Stand-ins with the metrics of the two faces: nothing moves when those arrive. Written by the loom. */';
  files.set('app/fonts/fallbacks.css', [reason, ...rules].join('\n'));
  return writeFiles(files);
}

/** A face for visitors: its signs and axes that are used, and the kerns that are seen. */
async function cut({ axes, kernedAt }: Face, source: Buffer): Promise<Buffer> {
  const kept = { noHinting: true, keepFeatures: ['tnum', 'kern'] };
  const still = await subsetFont(source, charset, { ...kept, variationAxes: kernedAt, targetFormat: 'sfnt' });
  const bare = { keepFeatures: ['tnum'], dropTables: ['STAT', 'gasp', 'prep', 'GPOS'] };
  const font = await subsetFont(source, charset, {
    ...kept,
    ...bare,
    variationAxes: axes,
    targetFormat: 'sfnt',
  });
  const kerned = withTable(font, 'GPOS', kerningTable(font, still, charset));
  return subsetFont(kerned, charset, { ...kept, targetFormat: 'woff2' });
}

/** The `@font-face` rule that makes a system font take the room of a face. */
async function standIn(
  family: string,
  { weight, names, averageWidth }: StandIn,
  font: Buffer,
): Promise<string> {
  const metrics = await fromBuffer(font);
  const system = { ...arial, familyName: 'Arial', xWidthAvg: averageWidth };
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride};
}
`;
}
