import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { contentTexts } from '@/lib/content/content-texts';
import { listFiles } from '@/lib/content/list-files';
import { asTyped, setSpaces, typeset } from '@/lib/rules/french-text';

test.each([
  ['Prêts ? Un site : 8 % de « plus »', 5],
  ['Deux ; trois ! De 9 h à 1 600', 4],
  ['En 4 à 8 semaines', 3],
  ['{fewest} à {most} semaines', 3],
  ['{title} à {time}', 0],
  ['Fermé du 24 décembre au 2 janvier', 2],
  ['Un e-mail, voyez ci-dessous', 2],
  ['La page se protège-t-elle elle-même, va-t-il, ouvre-t-on', 7],
  // What the specification has written, and what is no text.
  ['E-mail', 0],
  ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.', 0],
  ['/devis?choix=a', 0],
])('« %s » breaks no line where it must not', (text, count) => {
  const set = setSpaces(text);
  expect(asTyped(set)).toBe(text);
  expect(set.match(/[\u00a0\u202f\u2060]/g)?.length ?? 0).toBe(count);
  expect(setSpaces(set)).toBe(set);
});

test('spaces are set however deep a text lies, and what is one word is left as it is', () => {
  const typed = {
    id: 'e-mail',
    links: [{ label: 'Prêts ?', href: 'mailto:a@b.org?subject=e-mail' }],
    none: null,
  };
  const set = { ...typed, links: [{ ...typed.links[0], label: 'Prêts\u00a0?' }] };
  expect(typeset(typed)).toEqual(set);
});

test('every text of the content reaches its readers with its spaces set', async () => {
  const loose = (await contentTexts()).filter(
    // Its words come along with every page, and bring nothing else.
    ({ file, text }) => file !== 'content/pages/broken.ts' && typeset(text) !== text,
  );
  expect(loose, 'hand the value that its file exports to typeset()').toEqual([]);
});

test('files of the content hold what one types: a number is found by the one who looks for it', () => {
  const files = listFiles('content').filter((path) => /^\/(pages\/)?[^/]+\.ts$/.test(path));
  const odd = files.filter((path) => /[\u00a0\u202f\u2060]/.test(readFileSync(`content${path}`, 'utf8')));
  expect(odd, 'type plain spaces: typeset() sets the others').toEqual([]);
  expect(readFileSync('content/agency.ts', 'utf8')).toContain(asTyped(agency.whatsapp ?? agency.email));
});
