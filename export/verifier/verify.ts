import { knownPaths } from '@/lib/known-paths';
import { mailerUrl } from '@/lib/mailer/config';
import type { SiteContent } from '@/lib/content/site-content';
import { checkDiscovery } from './check-discovery';
import { checkHost } from './check-host';
import { checkLinks } from './check-links';
import { checkMailer } from './check-mailer';
import { checkPages, checkPreviews } from './check-pages';
import { checkPolicy } from './check-policy';
import { checkConfiguration, checkPublishedValues, checkValues } from './check-values';
import { checkWeights } from './check-weights';
import { readSite } from './site';
import type { Target } from './target';

/** What one topic found; nothing when all is well. */
export type TopicReport = { topic: string; found: string[] };

type Settings = {
  content: Pick<SiteContent, 'site'>;
  env: Record<string, string | undefined>;
  /** Public origin the pages must name, without a trailing slash. */
  publicOrigin: string;
};

/** Looks at everything that may stand between a site and its going live, topic by topic. */
export async function verify(
  target: Target,
  { content, env, publicOrigin }: Settings,
): Promise<TopicReport[]> {
  const site = await readSite(target, knownPaths(), publicOrigin);
  const mailer = env.NEXT_PUBLIC_MAILER_URL || mailerUrl();
  return [
    { topic: 'Valeurs à remplacer', found: checkValues(content, env) },
    { topic: 'Valeurs publiées', found: await checkPublishedValues(site) },
    { topic: 'Configuration', found: checkConfiguration(env) },
    { topic: 'Pages', found: await checkPages(site) },
    { topic: 'Aperçus de partage', found: await checkPreviews(site) },
    { topic: 'Moteurs de recherche et flux', found: await checkDiscovery(site) },
    { topic: 'Liens et fichiers', found: await checkLinks(site) },
    { topic: 'Poids', found: await checkWeights(site) },
    { topic: 'Politique de sécurité', found: checkPolicy(site) },
    { topic: 'Service de courrier', found: await checkMailer(site, mailer) },
    ...(target.origin === undefined ? [] : [{ topic: 'Hébergeur', found: await checkHost(site) }]),
  ];
}
