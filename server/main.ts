import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { ConfigError, readConfig } from './config';
import { help } from './help';
import { hashPassword } from './mailbox/password';
import { createSite } from './site/create-site';
import { startHost } from './start-host';

switch (process.argv[2]) {
  case '--help':
    console.log(help);
    break;
  case '--version':
    console.log(process.env.HOST_VERSION ?? 'sources');
    break;
  case '--mot-de-passe':
    await printPasswordHash();
    break;
  default:
    await run();
}

/** Reads a password from the standard input and prints what the configuration holds of it. */
async function printPasswordHash(): Promise<void> {
  if (process.stdin.isTTY) process.stderr.write('Mot de passe (visible à la frappe) : ');
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(`MAILBOX_PASSWORD_HASH=${await hashPassword(line.trim())}`);
    return;
  }
}

async function run(): Promise<void> {
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
}
