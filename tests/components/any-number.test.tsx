import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RoutePath } from '@/content/pages';
import { homePage } from '@/content/pages/home';
import { projects } from '@/content/projects';
import { amount, answering, signature } from '@/content/say';
import type { Article, Stat } from '@/content/types';
import { MissingScreen } from '@/components/missing/missing-screen';
import { LegalText } from '@/components/sections/legal-text';
import { makeSummary } from '../support/factories';
import { plainText } from '../support/plain-text';
import { renderSite } from '../support/render-site';

const WORK: RoutePath = '/portfolio';

type Entry = string | { id?: string; title?: string; label?: string; href?: string };

/** Leaves so many in a list, each another one. */
function resize<Any>(list: readonly Any[], count: number): Any[] {
  const copy = (entry: Entry, turn: number): Entry =>
    typeof entry === 'string'
      ? `${entry} ${turn}`
      : {
          ...entry,
          ...{ id: `${entry.id}-${turn}`, title: `${entry.title} ${turn}`, label: `${entry.label} ${turn}` },
          ...{ href: `${entry.href}-${turn}`, link: WORK, popular: false, featured: false },
        };
  if (list.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const entry = list[index % list.length] as Any;
    return index < list.length ? entry : (copy(entry as Entry, index) as Any);
  });
}

const refill = (list: readonly unknown[], count: number) =>
  void (list as unknown[]).splice(0, list.length, ...resize(list, count));

/** The site with so many of everything that it lists. */
async function siteOf(count: number) {
  const said = await renderSite({
    facts(agency) {
      for (const list of [agency.networks, agency.announcedNetworks]) refill(list, count);
      agency.whatsapp = count === 0 ? null : '+221 70 00 00 01';
    },
    lists: (lists) => Object.values(lists).forEach((list) => refill(list, count)),
    articles: (articles: Article[]) => resize(articles, count),
  });
  const pages = Object.entries(said).filter(([place]) => place.startsWith('/'));
  return pages.map(([path, html]) => ({ path, document: parse(html), html }));
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Titles with no words before the next one of their rank or a higher one: a band of which nothing but the title is left. */
function lonelyTitles(root: ParentNode): string[] {
  const html = (root.querySelector('main') ?? root.querySelector('body'))?.innerHTML ?? '';
  const shown = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '');
  const parts = shown.split(/(?=<h[1-6]\b)/).slice(1);
  const read = parts.map((part) => {
    const [title = '', rest = ''] = part.split(/(?<=<\/h[1-6]>)/);
    return { rank: Number(part[2]), title: textOf(title), rest: textOf(rest) };
  });
  return read
    .filter(({ rank, rest }, index) => rest === '' && (read[index + 1]?.rank ?? 0) <= rank)
    .map(({ title }) => title);
}

const textOf = (html: string) => plainText(html.replace(/<[^>]+>/g, ' ').replace(/&nbsp;/g, ' '));

describe.each([0, 1, 12])('with %i of everything that the site lists', async (count) => {
  const pages = await siteOf(count);

  test('no band, list or menu is empty, and no title stands alone', () => {
    for (const { path, document } of pages) {
      const lists = [...document.querySelectorAll('ul:not([hidden]), ol, dl, nav, section, select')];
      const empty = lists.filter((list) => plainText(list.textContent) === '');
      expect(
        empty.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        path,
      ).toEqual([]);
      expect(lonelyTitles(document), path).toEqual([]);
    }
  });

  test('every link and label leads to something that is there', () => {
    const documents = new Map(pages.map(({ path, document }) => [path, document]));
    for (const { path, document } of pages) {
      const anchors = [...document.querySelectorAll('a[href*="#"]')].map((link) =>
        String(link.getAttribute('href')),
      );
      const lost = anchors.filter((href) => {
        const [to, part = ''] = href.split('#');
        // What follows # on a page with a form is the form's to read.
        return !part.includes('=') && !documents.get(to || path)?.getElementById(part);
      });
      const labels = [...document.querySelectorAll('[aria-labelledby]')].map((each) =>
        String(each.getAttribute('aria-labelledby')),
      );
      expect([...lost, ...labels.filter((id) => !document.getElementById(id))], path).toEqual([]);
    }
  });

  test('the portfolio is led to, by bar, drawer and foot too, where it shows some work', () => {
    const ways = pages.filter(({ document }) => document.querySelector(`a[href="${WORK}"]`));
    expect(ways.length > 0, 'seeWork in content/pages/, isShown in content/pages.ts').toBe(
      count > 0 && projects.length > 0,
    );
  });

  test('nothing is counted wrong, or left to be filled in', () => {
    for (const { path, html } of pages) {
      const wrong =
        /(?<!\p{L})(zéro|undefined|NaN|Infinity|un(e)? (projet|métier|offre|service|chiffre)s|\{(?!weight)\w+\})(?!\p{L})/giu;
      expect(textOf(html.replace(/<script[\s\S]*?<\/script>/g, '')).match(wrong), path).toBeNull();
    }
  });
});

test('what a site costs is the price of the site, however little another offer costs', async () => {
  const said = await renderSite({
    lists: ({ offers }) =>
      void (offers as unknown[]).push({ ...offers[0], id: 'formation', title: 'Formation', price: 7 }),
  });
  const home = textOf(said['/'] ?? '');
  expect(home).toContain(plainText(amount(7)));
  expect(home).toContain(plainText(homePage.hero.intro));
});

test('the page of unknown addresses names no latest articles where there are none', () => {
  const { image } = makeSummary();
  const words = {
    title: 'Titre',
    text: 'Texte',
    waysOn: 'Suite',
    failure: 'Error',
    action: { label: 'Retour', href: '/blog' },
  };
  const screen = { code: 'Erreur 404', page: words, article: words, edge: 'lisière', picture: image.picture };
  const latest = { title: 'Derniers articles', links: [] };
  const html = renderToStaticMarkup(
    <MissingScreen {...screen} links={[{ label: 'Accueil', href: '/' }]} latest={latest} />,
  );
  expect(lonelyTitles(parse(`<body>${html}</body>`))).toEqual([]);
  expect(html).not.toContain('Derniers articles');
});

const legal = { contents: 'Sommaire', words: { updated: 'hier', toWrite: 'À écrire :' } };

test('what the content has in brackets is told as still to be written, and a page without a fact has no figure', () => {
  const facts = [{ label: 'Siège', text: '[numéro, rue]' }];
  const read = (fact?: Stat) => {
    const text = <LegalText {...legal} fact={fact} sections={[{ title: 'Éditeur', facts }]} />;
    return renderToStaticMarkup(text).replace(/<[^>]+>/g, '');
  };
  expect(read()).toBe('ÉditeurSiègeÀ écrire : [numéro, rue]hier');
  expect(read({ label: 'Gardé', number: '3 ans' })).toMatch(/^Gardé3 ansÉditeur/);
});

test('a part of a page of the law whose facts the agency does not have is not there, nor in its contents', () => {
  const missing = { title: 'Désaccord', facts: [{ label: 'Médiateur', text: null }] };
  const sections = [...['A', 'B', 'C'].map((title) => ({ title })), missing];
  expect(renderToStaticMarkup(<LegalText {...legal} sections={sections} />)).not.toContain('Désaccord');
});

test('a title that looks like HTML is read as it is written, in its heading and in the table of contents', () => {
  const sections = ['R&D <bêta>', 'B', 'C'].map((title) => ({ title }));
  const html = renderToStaticMarkup(<LegalText {...legal} sections={sections} />);
  expect(html.match(/R&amp;D &lt;bêta&gt;/g)).toHaveLength(2);
});

test.each([
  [{ name: 'Awa', part: 'Dépanne', town: 'Lomé' }, 'Awa'],
  [{ part: 'Dépanne', town: 'Lomé' }, 'Dépanne'],
  [{ town: 'Lomé' }, plainText(signature)],
])('of %j is said only what is known: « %s »', (person, said) => {
  const told = plainText(answering(person));
  expect(told.startsWith(`${said} `), told).toBe(true);
  expect(told).not.toMatch(/Lomé|null|undefined|.Dépanne/);
});
