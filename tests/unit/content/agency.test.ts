import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersMistakes } from '@/lib/build/agency/answers';
import { contentLiterals, writeLiterals } from '@/lib/build/checks/source/literals';
import { neutralWords } from '@/lib/build/agency/neutral-words';
import { questions } from '@/lib/build/agency/questions';
import { contrastMistakes, contrastOf } from '@/lib/build/checks/contrast-mistakes';

const answers = JSON.parse(readFileSync('tests/fixtures/kofi/agence.json', 'utf8')) as Record<string, string>;
const { photo: _, ...right } = answers;

test('whatever the command writes has its place in the content', () => {
  const places = [
    ...questions.flatMap(({ at }) => (at ? [at] : [])),
    ...Object.entries(neutralWords).flatMap(([file, words]) =>
      Object.keys(words).map((path) => [file, path] as const),
    ),
  ];
  const missing = places.filter(
    ([file, path]) =>
      !contentLiterals(readFileSync(`content/${file}`, 'utf8')).some((literal) => literal.path === path),
  );
  expect(missing).toEqual([]);
});

test('a value is written in its place, and everything around it stays', () => {
  const source = `/** Why. */\nexport const page = {\n  title: 'Un', // first\n  steps: [{ title: \`Deux \${2}\` }],\n  films: ['a', 'b'],\n} satisfies Page;\n`;
  expect(
    writeLiterals(source, {
      'page.title': "L'un \\ l’autre",
      'page.steps[0].title': 'Trois',
      'page.films': [],
    }),
  ).toBe(
    `/** Why. */\nexport const page = {\n  title: 'L\\'un \\\\ l’autre', // first\n  steps: [{ title: 'Trois' }],\n  films: [],\n} satisfies Page;\n`,
  );
  expect(() => writeLiterals(source, { 'page.lead': 'x' })).toThrow('« page.lead » n’y est pas');
});

test.each([
  [{}, []],
  [{ email: 'bonjour' }, ['« email » attend une adresse e-mail, pas « bonjour »']],
  [{ logo: 'absent.svg' }, ['« logo » : aucun fichier absent.svg']],
  [{ 'couleur vive': '' }, ['« couleur vive » : les quatre couleurs vont ensemble']],
  [
    { slogan: 'x' },
    [expect.stringMatching(/^« slogan » n’est pas une question ; les questions sont : nom, devise/)],
  ],
  [
    { 'couleur vive': '#3a3a10' },
    [
      expect.stringMatching(
        /« ochre » \(#3a3a10\) se lit mal sur « ink » .* : contraste de 1,\d, il en faut 4,5 ; /,
      ),
      expect.stringMatching(/« ochre » .* sur « indigo »/),
      expect.stringMatching(/« ink » .* sur « ochre »/),
      expect.stringMatching(/« ink » .* sur « ochre-light »/),
    ],
  ],
])('of an agency’s answers with %j, nothing is written but what is right', (wrong, said) => {
  expect(answersMistakes({ ...right, ...wrong })).toEqual(said);
});

test('contrast is WCAG’s, and the colours of the content keep to it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastMistakes()).toEqual([]);
});
