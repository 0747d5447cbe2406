import { loadEnvFiles } from '@/lib/build/load-env-files';
import { verifyAndTell } from './verify/verify';

loadEnvFiles('production');

const typed = process.argv.slice(2);

try {
  const target = typed.find((word) => !word.startsWith('--')) ?? 'out';
  process.exitCode = (await verifyAndTell(target, typed.includes('--essai'))) ? 0 : 1;
} catch (error) {
  console.error(`Vérification impossible : ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
