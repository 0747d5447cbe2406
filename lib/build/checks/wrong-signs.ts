/** Signs that French typography does not use, and that keyboards and machines like: with what to write instead. */
export function wrongSigns(text: string): [message: string, remedy: string][] {
  const [dash] = text.match(/.{0,12}—.{0,12}/) ?? [];
  const [quotes] = text.match(/.{0,12}".{0,12}/) ?? [];
  return [
    ...(dash
      ? [
          [`un tiret long : « ${dash} »`, 'mettez une virgule, deux-points ou des parenthèses'] as [
            string,
            string,
          ],
        ]
      : []),
    ...(quotes ? [[`des guillemets droits : ${quotes}`, 'écrivez « et »'] as [string, string]] : []),
  ];
}
