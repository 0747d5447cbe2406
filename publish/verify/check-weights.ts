import { brotliCompressSync, constants } from 'node:zlib';
import { faults, type Fault } from './fault';
import type { Page, Site } from './site';

/** Kilobytes (of 1,000 bytes, compressed with brotli) a page may cost before its pictures. */
const BUDGETS = { html: 25, css: 20, js: 170 };

const REMEDY =
  'Raccourcissez la page, ou retirez ce qui l’alourdit : chaque visiteur le paie, au mégaoctet, sur un réseau lent.';

/** Pages too heavy for a phone on a slow network. */
export async function checkWeights(site: Site): Promise<Fault[]> {
  const weights = new Map<string, Promise<number>>();
  function weigh(address: string): Promise<number> {
    const known = weights.get(address) ?? site.read(address).then(({ body }) => weightOf(body) / 1000);
    weights.set(address, known);
    return known;
  }
  const perPage = site.pages.map((page) => pageMistakes(page, weigh));
  return faults(REMEDY, (await Promise.all(perPage)).flat());
}

/** Bytes of a text as a good host sends it. */
function weightOf(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

async function pageMistakes(
  { path, html, tags, scripts }: Page,
  weigh: (address: string) => Promise<number>,
): Promise<string[]> {
  const sheets = tags.flatMap(({ attributes: { rel, href, disabled } }) =>
    rel === 'stylesheet' && href && disabled === undefined ? href : [],
  );
  const weights: [part: keyof typeof BUDGETS, are: string, kilobytes: number][] = [
    ['html', 'la page pèse', weightOf(html) / 1000],
    ['css', 'les styles pèsent', await total(sheets)],
    ['js', 'les scripts pèsent', await total(scripts)],
  ];
  return weights
    .filter(([part, , weight]) => weight > BUDGETS[part])
    .map(
      ([part, are, weight]) => `${path} : ${are} ${Math.ceil(weight)} ko, pour ${BUDGETS[part]} ko prévus`,
    );

  async function total(addresses: readonly string[]): Promise<number> {
    const own = [...new Set(addresses)].filter((address) => address.startsWith('/'));
    return (await Promise.all(own.map(weigh))).reduce((sum, weight) => sum + weight, 0);
  }
}
