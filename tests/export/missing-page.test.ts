import { expect, test } from 'vitest';
import { articles } from '../support/articles';
import { synonyms } from '@/content/synonyms';
import { arriveAt } from '../support/arrive-at';
import { readExported } from '../support/exported-site';

const anchored = Object.entries(synonyms).filter(([place]) => place.includes('#'));

test.each([
  ['/CONTACT/?sujet=mvp#formulaire', '/contact?sujet=mvp#formulaire'],
  ...anchored.map(([place, [word]]): [string, string] => [
    `/${word}?de=carte#haut`,
    place.replace('#', '?de=carte#'),
  ]),
])('whoever types %s is sent to %s', (typed, meant) => {
  expect(arriveAt(typed).sentTo).toBe(meant);
});

test.each([
  ['/nimporte', 'page'],
  ['/blog/inconnu', 'article'],
  ['/Blog/2024/mars', 'article'],
  ['/blog/00000000-0000-4000-8000-000000000000', 'article'],
])('%s stays where it is, and says which kind of thing is missing: %s', (typed, screen) => {
  expect(arriveAt(typed)).toEqual({ sentTo: null, screen });
});

// What each screen says: tests/e2e/missing.spec.ts.
test('it knows two articles at most, and leaves nothing to the framework, whose router breaks on some addresses', () => {
  const html = readExported('/404.html');

  expect(articles.filter(({ title, id }) => html.includes(title) || html.includes(id))).toHaveLength(
    Math.min(2, articles.length),
  );
  expect(html).not.toMatch(/__next_f|data-deferred=|<script[^>]* src=/);
});
