import { existsSync } from 'node:fs';
import { EARLY_FOLDER } from '@/lib/early-scripts';
import { bundleEarlyScripts } from '@/publish/bundle-early-scripts';

/** Pages are rendered with the early scripts of the last build, or with new ones where there was none. */
export default async function bundleEarly(): Promise<void> {
  if (!existsSync(EARLY_FOLDER)) await bundleEarlyScripts(false);
}
