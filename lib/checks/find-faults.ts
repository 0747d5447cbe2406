import type { ContentFault } from '@/lib/rules/fault';
import type { SiteContent } from '@/lib/content/gather-content';
import * as addresses from './address-faults';
import * as agency from './agency-faults';
import type { Faults } from './faults';
import * as forms from './form-faults';
import { logoFaults } from './logo-faults';
import * as pictures from './picture-faults';
import * as prices from './price-faults';
import * as texts from './text-faults';

type Check = (content: SiteContent, now: number) => Faults;

/** Whatever these files export is a check. */
const CHECKS = [agency, texts, forms, prices, addresses, pictures].flatMap<Check>((all) =>
  Object.values(all),
);

/** Every fault of the content, by file, that its types cannot know of. */
export async function findFaults(content: SiteContent, now = Date.now()): Promise<ContentFault[]> {
  const found = CHECKS.flatMap((check) => [...check(content, now)]);
  return [...found, ...(await logoFaults()), ...content.articleFaults].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}
