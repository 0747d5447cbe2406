import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPolicy, pagePolicy } from '@/publish/rules/policy';
import { listFiles } from '@/publish/rules/list-files';

/**
 * Writes into the head of every page of `out/` the content policy that allows exactly its own inline scripts.
 * Returns each page's policy by the path of its file.
 */
export function addPolicies(out: string): ReadonlyMap<string, string> {
  const policies = new Map<string, string>();
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    const policy = pagePolicy(html);
    writeFileSync(join(out, file), addPolicy(html, policy));
    policies.set(file, policy);
  }
  return policies;
}
