const NO_BREAK = '\u00a0';

/** The space before a unit or a month, which must stay with its number, or with the name in braces that stands for one. */
const UNITS =
  /(?<=[\d}]) (?=(?:[%€h]|FCFA|francs?|lignes?|semaines?|mois|ans?|jours?|pages?|heures?|minutes?|écoles?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?![\p{L}\d-]))/gu;

/** A text typed with plain spaces, apostrophes and quotes, as French typography wants it: nothing breaks where it must not. */
export function frenchText(text: string): string {
  const set = text.replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’').replace(/"([^"\n]+)"/g, '« $1 »');
  return setSpaces(set).replace(/(?<=\d) (?=[\p{L}%$€])/gu, NO_BREAK);
}

/** Texts that the specification wants to the letter, and a label too short to break. */
const TO_THE_LETTER = ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.', 'E-mail'];

/** A text that breaks before no sign, within no number, no « 4 à 8 », « e-mail » or « a-t-il », its quotes and apostrophes as they are. */
export function setSpaces(text: string): string {
  if (TO_THE_LETTER.includes(text.replace(/^['"]|['"]$/g, ''))) return text;
  return text
    .replace(/ +(?=[:;!?»])/g, NO_BREAK)
    .replace(/« +/g, `«${NO_BREAK}`)
    .replace(/(?<!\p{L})(?:e-(?=mail)|ci-(?=dessous|dessus)|peut-(?=être))/giu, '$&\u2060')
    .replace(/(?<=\p{L})-(?=(?:t-(?:elle|il|on)|mêmes?)(?!\p{L}))|(?<=-t)-(?=elle|il|on)/gu, '$&\u2060')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<=[\d}]) à (?=\d|\{\w+} (?:jours|semaines|mois)\b)/g, `${NO_BREAK}à${NO_BREAK}`)
    .replace(UNITS, NO_BREAK);
}

/**
 * A value of the content with the spaces that French typography wants and no keyboard has, however deep its texts lie. What
 * is one word is left as it is: an id, an address, a file's name.
 */
export function typeset<const Value>(value: Value): Value;
export function typeset(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? setSpaces(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => typeset(each));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typeset(each)]));
}

/** A text as it was typed, before its spaces were set. */
export function asTyped(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2060/g, '');
}

const SIGNS: readonly [wrong: RegExp, said: string, remedy: string][] = [
  [/.{0,12}—.{0,12}/, 'un tiret long', 'mettez une virgule, deux-points ou des parenthèses'],
  [/.{0,12}".{0,12}/, 'des guillemets droits', 'écrivez « et »'],
];

/** Signs that French typography does not use, and that keyboards and machines like: with what to write instead. */
export function wrongSigns(text: string): [message: string, remedy: string][] {
  return SIGNS.flatMap(([wrong, said, remedy]): [string, string][] => {
    const found = wrong.exec(text);
    return found ? [[`${said} : ${found[0]}`, remedy]] : [];
  });
}

/** A text that begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** « a, b et c ». */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(items);
}

/** So many days, in years where they are whole: « 3 ans ». */
export function duration(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return new Intl.NumberFormat('fr', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
