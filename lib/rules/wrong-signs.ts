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
