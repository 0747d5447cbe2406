/** Words as a part of an address: lower case, without accents, joined by dashes. */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
