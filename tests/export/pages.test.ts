import { expect, test } from 'vitest';
import { articles } from '../support/articles';
import { agency } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { featureCategories } from '@/content/categories';
import { clients } from '@/content/clients';
import { heroFilm } from '@/content/films';
import { offers } from '@/content/offers';
import type { RoutePath } from '@/content/pages';
import { aboutPage } from '@/content/pages/about';
import { blogPage } from '@/content/pages/blog';
import { contactPage } from '@/content/pages/contact';
import { devisPage, quoteWords } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { portfolioPage } from '@/content/pages/portfolio';
import { servicesPage } from '@/content/pages/services';
import { projects } from '@/content/projects';
import { amount } from '@/content/say';
import { services } from '@/content/services';
import { stats } from '@/content/stats';
import { team } from '@/content/team';
import { shownPages } from '@/lib/pages/pages';
import { withPicture } from '@/lib/pictures/pictures';
import { fill } from '@/lib/rules/fill';
import { phoneLines } from '@/lib/rules/phone-lines';
import { ratesOf, sayInAll } from '@/lib/rules/quote/currencies';
import { findOffer, pricedOffers } from '@/lib/rules/quote/find-offer';
import { FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { parseQuoteLink } from '@/lib/rules/quote/link';
import { costOf, selectedFeatures } from '@/lib/rules/quote/price';
import { plainText } from '../support/plain-text';
import { hrefs, main, partOf, texts } from '../support/read-page';

/** Fields that name a thing and are not words to be read. */
const NAMES = /^(href|picture|id|category|link|edge|waysOn|figure|onRequest)$/;

/** Every word there is to read in a part of the content, however deep. */
function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return [plainText(content)];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => (NAMES.test(name) ? [] : wordsIn(value)));
}

/** The words of a band. @throws what to do here where the page has it no more. */
function bandOf<Page extends object, Name extends keyof Page & string>(page: Page, name: Name): Page[Name] {
  const remedy =
    'take what names it out of tests/export/pages.test.ts, or put its words back in content/pages';
  if (!page[name]) throw new Error(`there is no band « ${name} » any more: ${remedy}`);
  return page[name];
}

/** A picture that is described, and as it is shown: a cloth where nobody gave its file. */
const shown = bandOf(aboutPage, 'expertise').image;
const woven = withPicture(shown);
const { labels } = servicesPage;

/** Words that stand only where what they speak of does. */
const unsaid = plainText(
  JSON.stringify([
    heroFilm.wide.length + heroFilm.phone.length === 0 && bandOf(homePage, 'hero').filmButton,
    stats.length === 0 && [homePage.stats, portfolioPage.results],
    projects.length === 0 && homePage.projects,
    clients.length === 0 && homePage.clients,
    team.length === 0 && homePage.about,
    offers.length === 0 && homePage.pricing,
    articles.length < 2 && blogPage.latest,
    woven.alt !== shown.alt && shown.alt,
    !offers.some(({ popular }) => popular) && bandOf(homePage, 'pricing').popular,
    !services.some(({ extras }) => extras) && labels.extras,
    services.every(({ lines }) => lines.length > 0) && [labels.features, labels.ask, labels.startsAt],
    services.every(({ lines }) => lines.length === 0) && [labels.included, labels.compose, labels.linesTotal],
    agency.networks.length === 0 && bandOf(contactPage, 'details').labels.network,
    !agency.whatsapp && bandOf(contactPage, 'details').labels.phone,
    phoneLines(agency, '').length === 0 && contactPage.form.instead,
  ]),
);

const home = services.map(({ title, summary }) => [title, summary]);
const blocks = services.map(({ lines: _, summary: __, ...block }) => block);

/** What each page is made of; words with a name in braces are filled, and counted elsewhere. */
const WORDS: [path: RoutePath, words: unknown][] = [
  ['/', [homePage, home, stats, offers.map(({ title, features }) => [title, features]), clients]],
  ['/about', aboutPage],
  ['/services', [servicesPage, blocks]],
  ['/portfolio', [portfolioPage, projects, stats]],
  ['/contact', [contactPage, agency.email]],
  ['/devis', [devisPage, catalogue.map(({ name, category }) => [category, name])]],
  ['/blog', [blogPage, articles.map(({ title, excerpt, readTime }) => [title, excerpt, readTime])]],
];

const ofShown = WORDS.filter(([path]) => shownPages().some((page) => page.path === path));

test.each(ofShown)('%s says every word of its content', (path, words) => {
  const page = main(path);
  const named = ['aria-label', 'alt'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)),
  );
  const said = plainText([page.textContent, ...named].join(' '));
  expect(
    wordsIn(words).filter((text) => !text.includes('{') && !said.includes(text) && !unsaid.includes(text)),
    'show it in a component; what stands there only at times: `unsaid` in this file',
  ).toEqual([]);
});

const priceOf = ({ price }: { price: number | null }) =>
  price === null ? bandOf(homePage, 'pricing').onRequest : amount(price);

test.each(offers)(
  'the offer "$title" says its price, in other currencies too while their rate is known, and only the popular one that it is',
  (offer) => {
    const card = partOf('/', plainText(offer.title));
    const { popular } = bandOf(homePage, 'pricing');
    const prices = plainText(texts(card, 'p').join(' '));
    expect(prices).toContain(plainText(priceOf(offer)));
    for (const said of sayInAll(offer.price, ratesOf(agency))) expect(prices).toContain(plainText(said));
    expect(card.textContent?.includes(popular)).toBe(offer.popular);
    expect(hrefs(card).map((href) => href?.split('#')[0])).toEqual(['/contact']);
  },
);

test('the home page shows the featured projects alone, and leads to all the specification names', () => {
  const titles = projects.filter(({ featured }) => featured).map(({ title }) => plainText(title));
  const shown = texts(main('/'), 'h3').filter((text) =>
    projects.some(({ title }) => plainText(title) === text),
  );
  expect(shown).toEqual(titles);
  const { secondary } = bandOf(homePage, 'hero');
  const paths = ['/contact', secondary.href, '/services', '/devis'];
  if (team.length > 0) paths.push(bandOf(homePage, 'about').action.href);
  expect(hrefs(main('/'))).toEqual(expect.arrayContaining(paths));
});

test.each(services)(
  'the service "$title" says its price, what offer it makes, and leads to its quote or the agency',
  (service) => {
    const block = partOf('/services', plainText(service.title));
    const { lines, startsAt = null } = service;
    const price = lines.length > 0 ? costOf(selectedFeatures(lines, catalogue)) : startsAt;
    for (const said of sayInAll(price, ratesOf(agency)))
      expect(plainText(block.textContent)).toContain(plainText(said));
    const found = findOffer(lines, pricedOffers(offers), { features: catalogue, customPrice });
    const named = offers.filter(({ title }) =>
      [quoteWords.offer.cheaper, quoteWords.offer.dearer].some((told) =>
        plainText(block.textContent).includes(plainText(fill(told, { offer: title }).split('{')[0])),
      ),
    );
    expect(named.map(({ title }) => title)).toEqual(found ? [found.offer.title] : []);
    const [path, quote = ''] = hrefs(block)[0]?.split('#') ?? [];
    expect([path, parseQuoteLink(quote)?.featureIds ?? []]).toEqual([
      service.lines.length > 0 ? '/devis' : '/contact',
      service.lines,
    ]);
  },
);

test.skipIf(projects.length === 0)(
  'a project that cannot be opened yet says so, unless it names no buttons',
  () => {
    const { visit, source } = portfolioPage.labels;
    for (const project of main('/portfolio').querySelectorAll('article')) {
      expect(texts(project, 'button[aria-disabled="true"]')).toEqual([visit, source].filter(Boolean));
    }
    expect(hrefs(main('/portfolio'))).toContain('/contact');
  },
);

test('every feature is sold at its price in its category, and nothing is chosen yet', () => {
  const shown = [...main('/devis').querySelectorAll('form fieldset')].flatMap((group) =>
    [...group.querySelectorAll<HTMLInputElement>(`input[name=${FEATURES_FIELD}]`)].map((box) => [
      plainText(group.querySelector('legend')?.textContent),
      box.getAttribute('data-id'),
      plainText(box.closest('label')?.textContent).replace(/ /g, ''),
      box.checked,
    ]),
  );
  const sold = featureCategories.flatMap((group) =>
    catalogue
      .filter(({ category }) => category === group)
      .map(({ id, name, note = '', price }) => [
        group,
        id,
        plainText(name + note + amount(price)).replace(/ /g, ''),
        false,
      ]),
  );
  expect(shown, 'a row of components/quote/feature-row.tsx says more, or less, than here').toEqual(sold);
  const text = plainText(main('/devis').textContent);
  expect(text).toContain(plainText(`${quoteWords.custom.note} ${amount(customPrice)}`));
  expect(text).toContain(plainText(quoteWords.sheet.terms));
});
