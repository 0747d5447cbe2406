import { execFileSync } from 'node:child_process';

/** How many pages a PDF has. */
export function countPdfPages(pdf: Buffer): number {
  const said = execFileSync('pdfinfo', ['-'], { input: pdf }).toString();
  return Number(/^Pages: +(\d+)$/m.exec(said)?.[1]);
}
