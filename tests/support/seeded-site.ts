import { knownPaths } from '@/lib/build/known-paths';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { pageFile } from '@/publish/rules/page-files';
import { readSite, type Site } from '@/publish/verify/site';
import { openTarget, type Answer } from '@/publish/verify/target';

const out = openTarget('out');

/** The export as the verifier reads it, with one file changed on the way; without a change, that file is missing. */
export function seededSite(file?: string, change?: (text: string) => string | Buffer): Promise<Site> {
  async function get(path: string): Promise<Answer> {
    const answer = await out.get(path);
    if (file === undefined || ![path, pageFile(path)].includes(file)) return answer;
    if (!change) return { ...answer, status: 404 };
    return { ...answer, body: Buffer.from(change(String(answer.body))) };
  }
  return readSite({ ...out, get }, knownPaths(), siteOrigin());
}
