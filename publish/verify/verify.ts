import { knownPaths } from '@/lib/build/known-paths';
import type { Replaced } from '@/lib/build/checks/demonstration-values';
import { siteContent } from '@/lib/build/checks/site-content';
import { siteOrigin } from '@/lib/build/seo/site-url';
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
import { isReady, report, type Fault, type TopicReport } from './report';
import { readSite } from './site';
import { openTarget, type Target } from './target';

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

/** Verifies the folder or the address that was typed, prints what was found, and answers whether it is ready. */
export async function verifyAndTell(typed: string, isTrial = false): Promise<boolean> {
  const target = openTarget(typed);
  const settings = { content: siteContent, env: process.env, publicOrigin: siteOrigin(), isTrial };
  const topics = await verify(target, settings).catch((error: unknown) => {
    throw target.origin ? new Error(`${target.origin} ne répond pas`, { cause: error }) : error;
  });
  console.log(report(target.name, topics, target.origin !== undefined));
  return isReady(topics);
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
