/** A dash that French typography does not use between words, and that machines like: with what to write instead. */
export function wrongSigns(text: string): { message: string; remedy: string }[] {
  const [dash] = text.match(/.{0,12}—.{0,12}/) ?? [];
  return dash
    ? [
        {
          message: `un tiret long : « ${dash} »`,
          remedy: 'mettez une virgule, deux-points ou des parenthèses',
        },
      ]
    : [];
}
