const NO_BREAK = '\u00a0';

/** A text typed with plain spaces, apostrophes and quotes, as French typography wants it: nothing breaks where it must not. */
export function frenchText(text: string): string {
  const set = text.replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’').replace(/"([^"\n]+)"/g, '« $1 »');
  return joinWords(set).replace(/(?<=\d) (?=[\p{L}%$€])/gu, NO_BREAK);
}

/** A text that breaks before no sign, within no number and no « e-mail », its quotes and apostrophes as they are. */
export function joinWords(text: string): string {
  return text
    .replace(/ +(?=[:;!?»])/g, NO_BREAK)
    .replace(/« +/g, `«${NO_BREAK}`)
    .replace(/(?<!\p{L})(?:e-(?=mail)|ci-(?=dessous))/giu, '$&\u2060')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<=\d) (?=[%€h](?![\p{L}\d-]))/gu, NO_BREAK);
}
