import { join } from 'node:path';
import { bundleHost } from '@/publish/hosts/bundle';
import { temporaryFolder } from './temporary-folder';

/** The host as its owner installs it: one script, in a folder of its own. */
export async function bundledHost(): Promise<string> {
  const script = join(temporaryFolder(), 'host.mjs');
  await bundleHost(script);
  return script;
}
