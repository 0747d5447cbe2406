import { demonstrationToken } from '@/lib/rules/lead/mailer';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { ask } from './ask';
import { faults, type Fault } from '@/lib/rules/fault';

const REBUILD =
  'Ce qui est publié date d’avant vos valeurs, ou d’une construction sans vos variables (SITE_URL, NEXT_PUBLIC_MAILER_TOKEN) : reconstruisez et publiez.';

/** What the owner has still to confirm, by name. */
export function checkConfirmed(toConfirm: readonly string[]): Fault[] {
  return faults('Remplacez-les, puis retirez leurs noms de « toConfirm » dans content/agency.ts.', [
    toConfirm.length > 0 && `encore de la démonstration : ${toConfirm.join(', ')}`,
  ]);
}

/** Variables whose value cannot work. */
export function checkVariables({
  SITE_URL,
  NEXT_PUBLIC_MAILER_URL: mailer,
}: Readonly<Record<string, string | undefined>>): Fault[] {
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

/** What is published names the public origin, and holds no token of the demonstration. */
export async function checkPublished(origin: string, publicOrigin: string): Promise<Fault[]> {
  const { body } = await ask(new URL('/contact', origin));
  const [, canonical = 'rien'] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? [];
  const scripts = readDeferredScripts(body).map((path) => ask(new URL(path, origin)));
  const texts = (await Promise.all(scripts)).map((answer) => answer.body);
  return faults(REBUILD, [
    canonical !== `${publicOrigin}/contact` && `les pages se disent à ${canonical}, et non à ${publicOrigin}`,
    texts.some((text) => text.includes(demonstrationToken)) &&
      'les formulaires portent encore le jeton de la démonstration',
  ]);
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && url.startsWith('https://') && new URL(url).origin === url.replace(/\/$/, '');
}
