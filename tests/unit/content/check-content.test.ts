import { contentTexts } from '@/lib/build/checks/source/content-texts';
import { expect, test } from 'vitest';
import { assertContent } from '@/lib/build/checks/check-content';
import { siteContent } from '@/lib/build/checks/site-content';
import { readSources } from '@/lib/build/checks/list-files';
import { parse, readData } from '@/lib/build/checks/source/read-data';
import { readTypes } from '@/lib/build/checks/source/read-types';
import { contentWith } from '../../support/factories';

// What a hand does wrong in the files themselves is in seeded-mistakes.test.ts; that the site's own are right, each build says.

test('what is written in the content is compared with a type that the check understands', () => {
  const files = [...readSources().values()].map(parse);
  const shapeOf = readTypes(files);
  const typed = files.flatMap((file) => [...readData(file).values()]).filter(({ type }) => type);

  expect(typed.length).toBeGreaterThan(15);
  expect(typed.map(({ type }) => shapeOf(type).kind)).not.toContain('any');
});

test('a page that the list does not know stops the build, by its file', () => {
  const routes = { ...siteContent.routes, '/equipe': 'app/(site)/equipe/page.tsx' };

  expect(() => assertContent(contentWith({ routes }))).toThrow(
    'app/(site)/equipe/page.tsx:1 : la page /equipe n’est pas annoncée\n    → ajoutez son entrée',
  );
});

test('a text is found under a type that is said inside a page', () => {
  const source =
    "export const page = { header: { picture: 'etoffe-a' } satisfies H, list: [{ title: 'B' }] as const };";
  expect(contentTexts(new Map([['content/pages/a.ts', source]]))).toMatchObject([
    { path: 'page.header.picture', text: 'etoffe-a' },
    { path: 'page.list[0].title', text: 'B' },
  ]);
});
