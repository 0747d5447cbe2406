import { expect, test } from 'vitest';
import { setSpaces } from '@/lib/rules/french-text';

test.each([
  ['Prêts ? Un site : 8 % de « plus »', 5],
  ['Deux ; trois ! De 9 h à 1 600', 4],
  ['Un e-mail, voyez ci-dessous', 2],
  // What the specification has written, and what is no text.
  ['E-mail', 0],
  ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.', 0],
  ['/devis?choix=a', 0],
])('« %s » breaks no line where it must not', (text, count) => {
  const set = setSpaces(text);
  expect(set.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')).toBe(text);
  expect(set.match(/[\u00a0\u202f\u2060]/g)?.length ?? 0).toBe(count);
  expect(setSpaces(set)).toBe(set);
});
