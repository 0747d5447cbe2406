import { bundleEarlyScripts } from '@/publish/bundle-early-scripts';

/** Bundles early scripts as they are now, which pages hold, before those are rendered. */
export default async function setup(): Promise<void> {
  await bundleEarlyScripts(false);
}
