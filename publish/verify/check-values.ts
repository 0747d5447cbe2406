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
export function checkVariables(env: Readonly<Record<string, string | undefined>>): Fault[] {
  const rules: [name: string, isRight: RegExp, what: string, example: string][] = [
    ['SITE_URL', /^https:\/\/[^/\s?#@]+\/?$/, 'une origine en https, sans chemin', 'https://votre-domaine'],
    [
      'NEXT_PUBLIC_MAILER_URL',
      /^(https:\/\/[^/]+\/|\/(?!\/))/,
      'une adresse complète en https, ou un chemin',
      'https://…',
    ],
  ];
  return rules.flatMap(([name, isRight, what, example]) =>
    faults(`Écrivez ${name}=${example} dans .env, puis reconstruisez.`, [
      env[name] && !isRight.test(env[name]) && `${name} doit être ${what} : ${env[name]}`,
    ]),
  );
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
