import { expect, test } from 'vitest';
import { articles } from '../support/articles';
import { errorsPage } from '@/content/pages/errors';
import { synonyms } from '@/content/synonyms';
import { linksAt } from '@/lib/build/pages';
import { arriveAt } from '../support/arrive-at';
import { openPage, readExported } from '../support/exported-site';
import { plainText } from '../support/plain-text';
import { hrefs } from '../support/read-page';

const [{ id } = { id: '' }] = articles;
const anchored = Object.entries(synonyms).filter(([place]) => place.includes('#'));

test.each([
  ['/CONTACT/?sujet=mvp#formulaire', '/contact?sujet=mvp#formulaire'],
  [`/BLOG/${id.toUpperCase()}`, `/blog/${id}`],
  ['/devis)?offre=mvp', '/devis?offre=mvp'],
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

test('the answer to unknown addresses holds one screen, with the technical line and the ways on', () => {
  const { document } = openPage('/404');
  const text = plainText(document.querySelector('main')?.textContent);

  expect(document.querySelectorAll('main, h1')).toHaveLength(2);
  for (const words of [errorsPage.page.title, 'Unexpected Application Error!', '404 Not Found']) {
    expect(text).toContain(words);
  }
  const waysOn = document.querySelector('main nav');
  expect(waysOn && hrefs(waysOn)).toEqual(linksAt('menu').map(({ href }) => href));
});

test('it knows two articles at most, and leaves nothing to the framework, whose router breaks on some addresses', () => {
  const html = readExported('/404.html');

  expect(articles.filter(({ title, id }) => html.includes(title) || html.includes(id))).toHaveLength(2);
  expect(html).not.toMatch(/__next_f|data-waiting=|<script[^>]* src=/);
});
