import { brotliCompressSync, constants } from 'node:zlib';
import { faults, type Fault } from './report';
import type { Site } from './site';

/** Kilobytes (of 1,000 bytes, compressed with brotli) a page may cost before its pictures, its styles among its HTML. */
const MOST = { page: 25, scripts: 170 };

const REMEDY =
  'Raccourcissez la page, ou retirez ce qui l’alourdit : chaque visiteur le paie, au mégaoctet, sur un réseau lent.';

/** Pages too heavy for a phone on a slow network. */
export async function checkWeights({ pages, read }: Site): Promise<Fault[]> {
  const own = new Set(pages.flatMap(({ scripts }) => scripts).filter((address) => address.startsWith('/')));
  const weighed = [...own].map(async (address) => [address, weightOf((await read(address)).body)] as const);
  const weights = new Map(await Promise.all(weighed));
  const said = pages.flatMap(({ path, html, scripts }) => {
    const page = weightOf(html);
    const all = [...new Set(scripts)].reduce((sum, address) => sum + (weights.get(address) ?? 0), 0);
    return [
      page > MOST.page && `${path} : la page pèse ${Math.ceil(page)} ko, pour ${MOST.page} ko prévus`,
      all > MOST.scripts &&
        `${path} : les scripts pèsent ${Math.ceil(all)} ko, pour ${MOST.scripts} ko prévus`,
    ];
  });
  return faults(REMEDY, said);
}

/** Kilobytes of a text as a good host sends it. */
function weightOf(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000;
}
