import { demonstrationValues, isDemonstration, type Replaced } from '@/lib/build/checks/demonstration-values';
import { demonstrationToken } from '@/lib/rules/lead/mailer';
import { faults, unless, type Fault } from './fault';
import type { Site } from './site';

type Environment = Record<string, string | undefined>;

/** What the owner has still to fill in, by file and field. */
export function checkValues(content: Replaced, env: Environment): Fault[] {
  return faults(
    'Remplacez-les par les vôtres (le jeton dans .env), puis reconstruisez.',
    demonstrationValues(content, env).map(
      ({ file, field, value }) => `${file}, « ${field} » : valeur de démonstration « ${value} »`,
    ),
  );
}

/** Variables whose value cannot work. */
export function checkConfiguration({ SITE_URL, NEXT_PUBLIC_MAILER_URL: mailer }: Environment): Fault[] {
  return [
    ...unless(
      !SITE_URL || isOrigin(SITE_URL),
      `SITE_URL doit être une origine en https, sans chemin : ${SITE_URL}`,
      'Écrivez SITE_URL=https://votre-domaine dans .env, puis reconstruisez.',
    ),
    ...unless(
      !mailer || /^(https:\/\/[^/]+\/|\/(?!\/))/.test(mailer),
      `NEXT_PUBLIC_MAILER_URL doit être une adresse complète en https, ou un chemin : ${mailer}`,
      'Écrivez NEXT_PUBLIC_MAILER_URL=https://… dans .env, puis reconstruisez.',
    ),
  ];
}

/** Demonstration values in what is published, whatever the content says by now. */
export async function checkPublishedValues({ pages, read }: Site): Promise<Fault[]> {
  const places = new Map<string, string>();
  for (const { path, tags } of pages) {
    for (const { attributes } of tags) {
      const value = publishedDemonstration(attributes.href) ?? publishedDemonstration(attributes.content);
      if (value && !places.has(value)) places.set(value, path);
    }
  }
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  for (const script of [...scripts].filter((src) => src.startsWith('/_next/'))) {
    if ((await read(script)).body.includes(demonstrationToken)) places.set(demonstrationToken, script);
  }
  return faults(
    'Ce qui est publié date d’avant vos valeurs, ou d’une construction sans vos variables (SITE_URL, NEXT_PUBLIC_MAILER_TOKEN) : reconstruisez et publiez.',
    [...places].map(([value, path]) => `${path} contient « ${value} »`),
  );
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
