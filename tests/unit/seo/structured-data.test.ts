import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { offers } from '@/content/offers';
import { getPage } from '@/lib/build/pages';
import { absoluteUrl } from '@/lib/build/seo/site-url';
import { professionalService } from '@/lib/build/seo/structured/agency';
import { blogPosting, breadcrumbList, faqPage } from '@/lib/build/seo/structured/pages';
import { serialiseJsonLd } from '@/components/layout/json-ld';
import { quoteService } from '@/lib/build/seo/structured/services';
import { makeArticle } from '../../support/factories';

/** What a parser of HTML, then one of JSON, make of serialised things. */
function readBack(things: Parameters<typeof serialiseJsonLd>[0]) {
  const html = `<script type="application/ld+json">${serialiseJsonLd(things)}</script><p>suite</p>`;
  const [, script = ''] = /<script[^>]*>([\s\S]*?)<\/script/i.exec(html) ?? [];
  return { html, graph: (JSON.parse(script) as { '@graph': unknown[] })['@graph'] };
}

/** Every price of a value, however deep. */
function pricesIn(value: unknown): number[] {
  return [...JSON.stringify(value).matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price));
}

test.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!-- <script>',
  ']]>',
  '\u2028 " \\ \u0000 &lt;',
])('hostile content stays a text: %j', (title) => {
  const { html, graph } = readBack([faqPage([{ question: title, answer: title }])]);

  expect(html.match(/<script|<!--|<img/gi)).toEqual(['<script']);
  expect(graph).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: title } }],
    },
  ]);
});

test('the offers of the agency are sold at their real prices', () => {
  const prices = offers.map(({ priceUsd }) => priceUsd);

  expect(pricesIn(professionalService())).toEqual(prices);
  expect(professionalService()).toMatchObject({
    priceRange: `$${Math.min(...prices)}-$${Math.max(...prices)}`,
  });
});

test('the quote lists every feature of the catalogue at its price, in its group', () => {
  const total = (prices: number[]) => prices.reduce((sum, price) => sum + price, 0);

  expect(pricesIn(quoteService())).toHaveLength(catalogue.length);
  expect(total(pricesIn(quoteService()))).toBe(total(catalogue.map(({ priceUsd }) => priceUsd)));
});

test('the way to an article leads from the home page through the blog', () => {
  const { graph } = readBack([breadcrumbList('/blog', makeArticle())]);

  expect(graph).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: getPage('/').label, item: absoluteUrl('/') },
        { '@type': 'ListItem', position: 2, name: getPage('/blog').label, item: absoluteUrl('/blog') },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Mesurer avant d’optimiser',
          item: absoluteUrl(`/blog/${makeArticle().id}`),
        },
      ],
    },
  ]);
});

test('an article changed since tells both days', () => {
  expect(blogPosting(makeArticle({ updated: '2024-06-01' }))).toMatchObject({
    datePublished: '2024-03-15',
    dateModified: '2024-06-01',
    timeRequired: 'PT8M',
  });
  expect(blogPosting(makeArticle())).toMatchObject({ dateModified: '2024-03-15' });
});
