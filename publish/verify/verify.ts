import { knownPaths } from '@/lib/build/known-paths';
import type { Replaced } from '@/lib/build/checks/demonstration-values';
import { mailerUrl, publicToken } from '@/lib/rules/lead/mailer';
import { checkHealth, checkTrial } from './check-delivery';
import { checkDiscovery } from './check-discovery';
import { checkHost } from './check-host';
import { checkLinks } from './check-links';
import { checkMailer, type MailerSettings } from './check-mailer';
import { checkPages } from './check-pages';
import { checkPolicy } from './check-policy';
import { checkPreviews } from './check-previews';
import { checkConfiguration, checkNames, checkPublishedValues, checkValues } from './check-values';
import { checkWeights } from './check-weights';
import type { Fault } from './fault';
import { readSite } from './site';
import type { Target } from './target';

/** What one topic found; nothing when all is well. */
export type TopicReport = { topic: string; found: Fault[] };

type Settings = {
  content: Replaced;
  env: Record<string, string | undefined>;
  /** Public origin the pages must name, without a trailing slash. */
  publicOrigin: string;
  /** Whether to send a message and wait until it has left. */
  isTrial?: boolean;
};

/** Looks at everything that may stand between a site and its going live, topic by topic. */
export async function verify(target: Target, settings: Settings): Promise<TopicReport[]> {
  const { content, env, publicOrigin } = settings;
  const site = await readSite(target, knownPaths(), publicOrigin);
  return [
    { topic: 'Valeurs à remplacer', found: checkValues(content, env) },
    { topic: 'Valeurs publiées', found: await checkPublishedValues(site) },
    { topic: 'Ancien nom', found: await checkNames(site, content) },
    { topic: 'Configuration', found: checkConfiguration(env) },
    { topic: 'Pages', found: checkPages(site) },
    { topic: 'Aperçus de partage', found: await checkPreviews(site) },
    { topic: 'Moteurs de recherche et flux', found: await checkDiscovery(site) },
    { topic: 'Liens et fichiers', found: await checkLinks(site) },
    { topic: 'Poids', found: await checkWeights(site) },
    { topic: 'Politique de sécurité', found: checkPolicy(site) },
    { topic: 'Service de courrier', found: await mailFaults(target, settings) },
    ...(target.origin === undefined ? [] : [{ topic: 'Hébergeur', found: await checkHost(site) }]),
  ];
}

/** A mailer on the site's own path can only be asked where the site is served. */
async function mailFaults({ origin }: Target, { env, publicOrigin, isTrial }: Settings): Promise<Fault[]> {
  const path = env.NEXT_PUBLIC_MAILER_URL || mailerUrl();
  const isOwn = path.startsWith('/');
  if (isOwn && origin === undefined) return [];
  const mailer: MailerSettings = {
    url: new URL(path, origin ?? publicOrigin),
    token: env.NEXT_PUBLIC_MAILER_TOKEN || publicToken(),
    origin: isOwn && origin ? origin : publicOrigin,
  };
  const found = [...(await checkMailer(mailer)), ...(await checkHealth(mailer, isOwn))];
  return found.length === 0 && isTrial ? checkTrial(mailer) : found;
}
