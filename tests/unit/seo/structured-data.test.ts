import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { offers } from '@/content/offers';
import { getPage } from '@/lib/pages/pages';
import { plainAmount } from '@/lib/rules/quote/currencies';
import { blogPosting, breadcrumbList, professionalService } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { makeArticle } from '../../support/factories';

test.each([
  ...['</script><script>alert(1)</script>', '</SCRIPT ><img src=x onerror=alert(1)>', '<!-- <script>', ']]>'],
  '\u2028 " \\ \u0000 &lt;',
])('hostile content stays a text: %j', (title) => {
  const html = `${renderToStaticMarkup(JsonLd({ things: [blogPosting(makeArticle({ title }))] }))}<p>suite</p>`;
  expect(html.match(/<script|<!--|<img/gi)).toEqual(['<script']);
  const [, script = ''] = /<script[^>]*>([\s\S]*?)<\/script/i.exec(html) ?? [];
  expect(JSON.parse(script)).toMatchObject({ '@graph': [{ headline: title }] });
});

test('the agency sells between its real prices', () => {
  const prices = offers.flatMap(({ price }) => price ?? []).sort((one, other) => one - other);
  const ends = [...new Set([prices[0] ?? 0, prices.at(-1) ?? 0])];
  expect(professionalService()).toMatchObject({
    priceRange: ends.map((price) => plainAmount(price, agency.currency)).join('-'),
  });
});

test('the way to an article leads from the home page through the blog', () => {
  const way = [getPage('/').label, getPage('/blog').label, makeArticle().title];
  expect(breadcrumbList('/blog', makeArticle())).toMatchObject({
    itemListElement: way.map((name, index) => ({ position: index + 1, name })),
  });
});

test('an article is by its agency’s team, or by the person who signs it, and tells the days it was written and changed', () => {
  expect(blogPosting(makeArticle())).toMatchObject({
    ...{ author: { '@type': 'Organization' }, dateModified: '2024-03-15' },
  });
  expect(blogPosting(makeArticle({ author: 'Awa', role: 'Développe', updated: '2024-06-01' }))).toMatchObject(
    {
      author: { '@type': 'Person', name: 'Awa', jobTitle: 'Développe' },
      ...{ datePublished: '2024-03-15', dateModified: '2024-06-01' },
    },
  );
});
