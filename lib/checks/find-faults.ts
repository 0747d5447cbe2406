import type { ContentFault } from '@/lib/rules/fault';
import type { SiteContent } from '@/lib/content/gather-content';
import { moveFaults, nameFaults, pageFaults, synonymFaults } from './address-faults';
import { agencyFaults, confirmationFaults, rateFaults, timeFaults } from './agency-faults';
import { filmFaults, iconFaults, pictureFaults } from './picture-faults';
import { formFaults } from './form-faults';
import { logoFaults } from './logo-faults';
import { offerFaults, priceFaults } from './price-faults';
import type { Faults } from './faults';
import { textFaults } from './text-faults';

const CHECKS: readonly ((content: SiteContent, now: number) => Faults)[] = [
  ...[
    agencyFaults,
    rateFaults,
    timeFaults,
    confirmationFaults,
    textFaults,
    formFaults,
    priceFaults,
    offerFaults,
  ],
  ...[pageFaults, nameFaults, synonymFaults, moveFaults],
  ...[pictureFaults, iconFaults, filmFaults],
];

/** Every fault of the content, by file, that its types cannot know of. */
export async function findFaults(content: SiteContent, now = Date.now()): Promise<ContentFault[]> {
  const found = CHECKS.flatMap((check) => [...check(content, now)]);
  return [...found, ...(await logoFaults()), ...content.articleFaults].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}
