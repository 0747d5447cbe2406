import { readFileSync } from 'node:fs';
import { headerPolicy, readPolicy } from '@/lib/hosting/policy';
import type { SiteIndex } from './site-index';

/** The content policy each page was exported with, by the path of its file, as its header says it. */
export function readPolicies(index: SiteIndex): ReadonlyMap<string, string> {
  const policies = new Map<string, string>();
  for (const { path, absolute } of index.pages.values()) {
    const policy = readPolicy(readFileSync(absolute, 'utf8'));
    if (policy) policies.set(path, headerPolicy(policy));
  }
  return policies;
}
