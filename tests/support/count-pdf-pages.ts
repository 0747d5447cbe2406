/** How many pages a PDF has, counted in its bytes: one object of type `Page` each. */
export function countPdfPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
