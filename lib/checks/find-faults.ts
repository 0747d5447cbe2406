import type { ContentFault } from '@/lib/rules/fault';
import type { SiteContent } from '@/lib/site-content';
import { pageFaults, idFaults, moveFaults, synonymFaults } from './address-faults';
import { agencyFaults, confirmationFaults, rateFaults } from './agency-faults';
import { contrastFaults } from './contrast-faults';
import { filmFaults, logoFaults, pictureFaults } from './picture-faults';
import { listFaults, offerFaults, priceFaults } from './price-faults';
import type { Faults } from './faults';
import { textFaults } from './text-faults';

const CHECKS: readonly ((content: SiteContent, now: number) => Faults)[] = [
  ...[textFaults, pageFaults, synonymFaults, moveFaults, idFaults],
  ...[priceFaults, offerFaults, listFaults, rateFaults, confirmationFaults],
  ...[pictureFaults, filmFaults, logoFaults],
];

/** Every fault of the content, by file, that its types cannot know of. */
export function findFaults(content: SiteContent, now = Date.now()): ContentFault[] {
  const facts = [...agencyFaults(content)];
  // Shades of what is no colour say nothing.
  const contrasts = facts.length === 0 ? contrastFaults(content.agency.colours) : [];
  const found = CHECKS.flatMap((check) => [...check(content, now)]);
  return [...facts, ...contrasts, ...found, ...content.articleFaults].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}
