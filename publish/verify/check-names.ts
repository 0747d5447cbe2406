import type { SiteContent } from '@/lib/build/checks/site-content';
import { demonstrationToken } from '@/lib/rules/lead/mailer';
import { faults, type Fault } from './fault';
import type { Page, Site } from './site';

/** The agency of the demonstration, in any spelling. */
const DEMONSTRATION = /.{0,16}ateliers?[\s\u00a0_-]{0,2}trame.{0,8}/i;

const FILES = ['/404.html', '/feed.xml', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'];

/** What still says the name of the demonstration once the agency has another: texts, scripts, feed, manifest, cards. */
export async function checkNames(site: Site, content: Pick<SiteContent, 'site'>): Promise<Fault[]> {
  const { name } = content.site.site as { name: string };
  if (DEMONSTRATION.test(name)) return [];
  const addresses = new Set([...site.paths, ...FILES, ...site.pages.flatMap(filesOf)]);
  const said: string[] = [];
  for (const address of addresses) {
    const { status, body } = await site.read(address);
    // The mailer's token is asked for among the values.
    const text = body.toString('utf8').replaceAll(demonstrationToken, '');
    const [words] = (status === 200 && text.match(DEMONSTRATION)) || [];
    if (words) said.push(`${address} dit encore « ${words.trim()} »`);
  }
  return faults(
    `Cherchez ce nom dans content/ et remplacez-le par « ${name} », puis reconstruisez : les cartes et le manifeste suivent.`,
    said,
  );
}

/** Scripts and preview card of a page; the card holds its words in its description. */
function filesOf({ tags, scripts }: Page): string[] {
  const cards = tags
    .filter(({ attributes }) => attributes.property === 'og:image')
    .map(({ attributes }) => new URL(attributes.content ?? '/', 'http://site').pathname);
  return [...cards, ...scripts].filter((address) => address.startsWith('/'));
}
