import { expect, test } from 'vitest';
import { setSpaces } from '@/lib/build/checks/source/set-spaces';

test.each([
  ["export const page = { title: 'Prêts ?', lead: 'Un site : 8 % de « plus »' };", 5],
  ['export const list = [`Deux ; trois !`, "de 9 h à 1 600"];', 4],
  ["export const mail = { label: 'E-mail', hint: 'Un e-mail, voyez ci-dessous' };", 2],
  // Neither code nor remarks, nor what the specification has written.
  ["/** Prêts ? */ export const ratio = (1 > 0) ? 'oui' : 'non';", 0],
  ["export const copied = 'Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.';", 0],
  ["export const address = { href: '/devis?choix=a', origin: 'https://a.example' };", 0],
])('%s breaks no line where it must not, in its texts alone', (source, count) => {
  const set = setSpaces(source);
  expect(set.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')).toBe(source);
  expect(set.match(/[\u00a0\u202f\u2060]/g)?.length ?? 0).toBe(count);
  expect(setSpaces(set)).toBe(set);
});
