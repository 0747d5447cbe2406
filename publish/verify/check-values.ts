import { demonstrationValues, isDemonstration } from '@/lib/build/checks/demonstration-values';
import type { Environment, Replaced } from '@/lib/build/checks/demonstration-values';
import { demonstrationToken } from '@/lib/rules/lead/mailer';
import { faults, type Fault } from './report';
import type { Page, Site } from './site';

/** The agency of the demonstration, in any spelling. */
const DEMONSTRATION = /.{0,16}ateliers?[\s\u00a0_-]{0,2}trame.{0,8}/i;

const FILES = ['/404.html', '/feed.xml', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'];

/** What the owner has still to fill in, by file and field. */
export function checkValues(content: Replaced, env: Environment): Fault[] {
  const said = demonstrationValues(content, env).map(
    ({ file, field, value }) => `${file}, « ${field} » : valeur de démonstration « ${value} »`,
  );
  return faults('Remplacez-les par les vôtres (le jeton dans .env), puis reconstruisez.', said);
}

/** Variables whose value cannot work. */
export function checkConfiguration({ SITE_URL, NEXT_PUBLIC_MAILER_URL: mailer }: Environment): Fault[] {
  return [
    ...faults('Écrivez SITE_URL=https://votre-domaine dans .env, puis reconstruisez.', [
      SITE_URL && !isOrigin(SITE_URL) && `SITE_URL doit être une origine en https, sans chemin : ${SITE_URL}`,
    ]),
    ...faults('Écrivez NEXT_PUBLIC_MAILER_URL=https://… dans .env, puis reconstruisez.', [
      mailer &&
        !/^(https:\/\/[^/]+\/|\/(?!\/))/.test(mailer) &&
        `NEXT_PUBLIC_MAILER_URL doit être une adresse complète en https, ou un chemin : ${mailer}`,
    ]),
  ];
}

/** Demonstration values in what is published, whatever the content says by now. */
export async function checkPublishedValues(site: Site): Promise<Fault[]> {
  const places = new Map<string, string>();
  for (const { path, tags } of site.pages)
    for (const { attributes } of tags) {
      const value = publishedDemonstration(attributes.href) ?? publishedDemonstration(attributes.content);
      if (value && !places.has(value)) places.set(value, path);
    }
  for (const script of new Set(site.pages.flatMap(({ scripts }) => scripts)))
    if (script.startsWith('/_next/') && (await site.read(script)).body.includes(demonstrationToken))
      places.set(demonstrationToken, script);
  return faults(
    'Ce qui est publié date d’avant vos valeurs, ou d’une construction sans vos variables (SITE_URL, NEXT_PUBLIC_MAILER_TOKEN) : reconstruisez et publiez.',
    [...places].map(([value, path]) => `${path} contient « ${value} »`),
  );
}

/** What still says the name of the demonstration once the agency has another: texts, scripts, feed, manifest, cards. */
export async function checkNames(site: Site, content: { site: { name: string } }): Promise<Fault[]> {
  const { name } = content.site;
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
  const cards = tags.filter(({ attributes }) => attributes.property === 'og:image');
  const paths = cards.map(({ attributes }) => new URL(attributes.content ?? '/', 'http://site').pathname);
  return [...paths, ...scripts].filter((address) => address.startsWith('/'));
}

/** The part of an address that is still the demonstration's. */
function publishedDemonstration(value: string | undefined): string | undefined {
  if (value === undefined || !(isDemonstration(value) || /^https:\/\/wa\.me\/0+$/.test(value)))
    return undefined;
  return /^https?:\/\/[^/?#]+\.example/.exec(value)?.[0] ?? value;
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && url.startsWith('https://') && new URL(url).origin === url.replace(/\/$/, '');
}
