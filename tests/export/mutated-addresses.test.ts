import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { redirections } from '@/content/redirections';
import { synonyms } from '@/content/synonyms';
import { knownPlaces, listMoves } from '@/lib/pages/places';
import { articles } from '../support/articles';
import { exportedFiles, openPage, pageFile, readExported } from '../support/exported-site';
import { allPaths } from '../support/routes';

// What the screens of the 404 page say, and which an address calls for: tests/e2e/missing.spec.ts.

/** The script that the 404 page runs before it is shown. */
const script = openPage('/404').document.querySelector('[data-missing] > script')?.textContent ?? '';

/** Where the 404 page sends a visitor who arrives there by an address. */
function sentTo(address: string): string | null {
  const { pathname, search, hash } = new URL(`https://agence.example${address}`);
  const parentElement = openPage('/404').document.querySelector('[data-missing]')?.cloneNode(true);
  let to: string | null = null;
  runInNewContext(script, {
    document: { currentScript: { parentElement } },
    location: { pathname, search, hash, replace: (address: string) => (to = address) },
  });
  return to;
}

/** Where a host without any rule brings a visitor, by the 404 page it answers with; `null` where they stay. */
function follow(typed: string): string | null {
  const seen: string[] = [];
  for (let at = typed; ;) {
    if (seen.includes(at)) return `round in circles from ${typed}`;
    seen.push(at);
    const next = isThere(at) ? null : sentTo(at);
    if (next === null) return at === typed ? null : at;
    at = next;
  }
}

function isThere(address: string): boolean {
  return exportedFiles.has(pageFile(address.replace(/[?#].*/, '')));
}

/** As people and chat apps spoil an address: each of them meets some of these, in turn. */
const endings = [
  ...'. ) , ; : ! * % /. ). %20 %22 %3E %5D %C2%A0 %C2%BB %E2%80%A6 %E2%80%99 %E2%80%8B'.split(' '),
  ...'.html .php .htm /index.html %3Futm_source=x &utm=x'.split(' '),
];

function spoil(path: string, turn: number): string[] {
  const ending = (next: number) => path + (endings[(3 * turn + next) % endings.length] ?? '');
  const bare = path.slice(1);
  return [
    ...[
      path.toUpperCase(),
      `${path.replaceAll('/', '//')}/`,
      `/%28${bare}%29`,
      `/-${bare.replaceAll('-', '_')}/`,
    ],
    ...[0, 1, 2].map(ending),
  ];
}

const meant = [
  ...allPaths.slice(1).map((path): [string, string] => [path, path]),
  ...listMoves()
    .filter(({ from }) => !(from in redirections))
    .map(({ from, to }): [string, string] => [from, to]),
];

test('a spoilt address leads where it was meant to, none in circles', () => {
  const spoilt = meant.flatMap(([path, to], turn) => spoil(path, turn).map((typed) => [typed, to]));
  expect(spoilt.map(([typed = '']) => [typed, follow(typed)])).toEqual(spoilt);
});

test('an unknown address, or one that is mistyped, leads nowhere', () => {
  const unknown =
    '/nimporte /about/x /blog/inconnu /wp-login.php /fr/services /%E6%97%A5%E6%9C%AC /.env /%ff';
  const mistyped = '/abuot /conctat /blog/7ef585a2 /blog/00000000-0000-4000-8000-000000000000 /devis/2024';
  for (const typed of `${unknown} ${mistyped}`.split(' ')) expect(follow(typed), typed).toBeNull();
});

test('what is asked of a page or said of its part goes along, but where the word means a part of its own', () => {
  expect(sentTo('/CONTACT/?sujet=mvp#formulaire')).toBe('/contact?sujet=mvp#formulaire');
  for (const [place, [word]] of Object.entries(synonyms).filter(([place]) => place.includes('#')))
    expect(sentTo(`/${word}?de=carte#haut`)).toBe(place.replace('#', '?de=carte#'));
});

test('the page knows two articles at most, and leaves nothing to the framework, whose router breaks on some addresses', () => {
  const html = readExported('/404.html');
  const own = html.replace(/<footer[^]*<\/footer>/, '');
  const known = articles.filter(({ title, id }) => own.includes(title) || own.includes(id));
  expect(known, 'articles that app/global-not-found.tsx names or knows').toHaveLength(
    Math.min(2, articles.length),
  );
  expect(html).not.toMatch(/__next_f|data-deferred=|<script[^>]* src=/);
});

test('the script that repairs addresses weighs less than a kilobyte, and the words it knows do not grow with the blog', () => {
  const places = JSON.stringify(knownPlaces());
  const moved = JSON.stringify(redirections).match(/\/blog\//g) ?? [];

  expect(Buffer.byteLength(script.replace(places, ''))).toBeLessThanOrEqual(1_000);
  expect(places.match(/\/blog\//g) ?? []).toHaveLength(moved.length);
});
