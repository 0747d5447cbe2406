import { siteContent } from '@/lib/content/site-content';
import { loadEnvFiles } from '@/lib/load-env-files';
import { siteOrigin } from '@/lib/seo/site-url';
import { isReady, report } from './verifier/report';
import { openTarget } from './verifier/target';
import { verify } from './verifier/verify';

loadEnvFiles('production');

try {
  const target = openTarget(process.argv[2] ?? 'out');
  const topics = await verify(target, {
    content: siteContent,
    env: process.env,
    publicOrigin: siteOrigin(),
  });
  console.log(report(target.name, topics, target.origin !== undefined));
  process.exitCode = isReady(topics) ? 0 : 1;
} catch (error) {
  console.error(`Vérification impossible : ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
