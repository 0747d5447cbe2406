import { loadEnvFiles } from '@/lib/build/load-env-files';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { publishVersion, RELOAD } from './send/publish-version';
import { openRemote } from './send/remote';
import { openTarget } from './verify/target';
import { verifyAndTell } from './verify/verify';

loadEnvFiles('production');

const USAGE = `npm run publier -- utilisateur@serveur:/srv/site [--adresse https://…] [--recharger 'commande']`;

const typed = process.argv.slice(2);
const option = (name: string) => (typed.includes(name) ? typed[typed.indexOf(name) + 1] : undefined);

try {
  openTarget('out');
  const remote = openRemote(typed[0] ?? '');
  const steps = {
    reload: option('--recharger') ?? RELOAD,
    isGood: () => verifyAndTell(option('--adresse') ?? siteOrigin()),
    say: console.log,
  };
  const isPublished = await publishVersion('out', remote, steps);
  console.log(isPublished ? 'Publié' : 'Pas publié');
  process.exitCode = isPublished ? 0 : 1;
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`Publication impossible : ${why}\n${USAGE}`);
  process.exitCode = 1;
}
