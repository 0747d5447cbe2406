import { siteContent } from '@/lib/build/checks/site-content';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { publishVersion, RELOAD } from './send/publish-version';
import { openRemote } from './send/remote';
import { isReady, report } from './verify/report';
import { openTarget } from './verify/target';
import { verify } from './verify/verify';

loadEnvFiles('production');

const USAGE = `npm run publier -- utilisateur@serveur:/srv/site [--adresse https://…] [--recharger 'commande']`;

const typed = process.argv.slice(2);
const option = (name: string) => (typed.includes(name) ? typed[typed.indexOf(name) + 1] : undefined);

async function isGood(): Promise<boolean> {
  const target = openTarget(option('--adresse') ?? siteOrigin());
  const settings = { content: siteContent, env: process.env, publicOrigin: siteOrigin() };
  const topics = await verify(target, settings).catch(() => {
    throw new Error(`${target.name} ne répond pas`);
  });
  console.log(report(target.name, topics, true));
  return isReady(topics);
}

try {
  openTarget('out');
  const remote = openRemote(typed[0] ?? '');
  const steps = { reload: option('--recharger') ?? RELOAD, isGood, say: console.log };
  const isPublished = await publishVersion('out', remote, steps);
  console.log(isPublished ? 'Publié' : 'Pas publié');
  process.exitCode = isPublished ? 0 : 1;
} catch (error) {
  console.error(
    `Publication impossible : ${error instanceof Error ? error.message : String(error)}\n${USAGE}`,
  );
  process.exitCode = 1;
}
