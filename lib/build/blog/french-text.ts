const NO_BREAK = '\u00a0';

/** A text typed with plain spaces, apostrophes and quotes, as French typography wants it: nothing breaks where it must not. */
export function frenchText(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’')
    .replace(/"([^"\n]+)"/g, '« $1 »')
    .replace(/ +(?=[:;!?»])/g, NO_BREAK)
    .replace(/« +/g, `«${NO_BREAK}`)
    .replace(/(?<!\p{L})e-(?=mail)/giu, '$&\u2060')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<=\d) (?=[\p{L}%$€])/gu, NO_BREAK);
}
