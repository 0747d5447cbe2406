import { siteContent } from '@/lib/build/checks/site-content';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { isReady, report } from './verify/report';
import { openTarget } from './verify/target';
import { verify } from './verify/verify';

loadEnvFiles('production');

const typed = process.argv.slice(2);

try {
  const target = openTarget(typed.find((word) => !word.startsWith('--')) ?? 'out');
  const topics = await verify(target, {
    content: siteContent,
    env: process.env,
    publicOrigin: siteOrigin(),
    isTrial: typed.includes('--essai'),
  });
  console.log(report(target.name, topics, target.origin !== undefined));
  process.exitCode = isReady(topics) ? 0 : 1;
} catch (error) {
  console.error(`Vérification impossible : ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
