import { gzipSync } from 'node:zlib';
import type { Page, Site } from './site';

/** Kilobytes (of 1,000 bytes, compressed with gzip) a page may cost before its pictures. */
const BUDGETS = { html: 25, css: 20, js: 220 };

/** Pages too heavy for a phone on a slow network. */
export async function checkWeights(site: Site): Promise<string[]> {
  const perPage = await Promise.all(site.pages.map((page) => pageMistakes(site, page)));
  return perPage.flat();
}

async function pageMistakes(site: Site, { path, html, tags, scripts }: Page): Promise<string[]> {
  const sheets = tags.flatMap(({ attributes }) =>
    attributes.rel === 'stylesheet' && attributes.href && attributes.disabled === undefined
      ? attributes.href
      : [],
  );
  const weights: [part: keyof typeof BUDGETS, name: string, kilobytes: number][] = [
    ['html', 'la page', kilobytes(Buffer.from(html))],
    ['css', 'les styles', await total(site, sheets)],
    ['js', 'les scripts', await total(site, scripts)],
  ];
  return weights
    .filter(([part, , weight]) => weight > BUDGETS[part])
    .map(([part, name, weight]) => `${path} : ${name} pèsent ${weight} ko, pour ${BUDGETS[part]} ko prévus`)
    .map((said) => said.replace('la page pèsent', 'la page pèse'));
}

async function total(site: Site, addresses: readonly string[]): Promise<number> {
  const own = [...new Set(addresses)].filter((address) => address.startsWith('/'));
  const bodies = await Promise.all(own.map(async (address) => (await site.read(address)).body));
  return bodies.reduce((sum, body) => sum + kilobytes(body), 0);
}

function kilobytes(body: Buffer): number {
  return Math.round(gzipSync(body).length / 1000);
}
