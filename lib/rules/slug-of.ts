/** Words as a part of an address: lower case, without accents, joined by dashes. */
export function slugOf(text: string): string {
  return (plainLetters(text).match(/[a-z0-9]+/g) ?? []).join('-');
}

/** Words in lower case, without accents; two letters in one are two. */
export function plainLetters(text: string): string {
  const apart = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return apart.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}
