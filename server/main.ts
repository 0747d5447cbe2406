import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config';
import { ConfigError } from './config-values';
import { loadEnvFiles } from '@/lib/load-env-files';
import { createSite } from './site/create-site';
import { startHost } from './start-host';

try {
  loadEnvFiles('production');
  const config = readConfig(process.env);
  if (!existsSync(join(config.outDir, 'index.html'))) {
    throw new ConfigError('OUT_DIR', `aucun site dans ${config.outDir} ; lancez d’abord « npm run build »`);
  }
  await startHost(config, createSite(config.outDir));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
