import type { SiteContent } from '@/lib/content/gather-content';
import { findFaults } from '@/lib/checks/find-faults';
import { formatDate } from '@/lib/rules/format-date';
import { formatFault } from '@/lib/rules/fault';
import { ageInDays, WORN_DAYS } from '@/lib/rules/quote/exchange-rate';

/** Prints every fault of the content, and says whether there is none. */
export function isContentRight(content: SiteContent): boolean {
  const found = findFaults(content);
  for (const fault of found) console.error(formatFault(fault));
  console.error(`${found.length > 0 ? found.length : 'Rien'} à corriger dans content/.`);
  return found.length === 0;
}

/** Says what is worth renewing, and what is still the demonstration's; under `SITE_STRICT=1` that is not ready. */
export function isContentReady(content: SiteContent): boolean {
  const { agency, toConfirm, held } = content;
  const { date } = agency.exchangeRate;
  for (const each of held.filter(({ isDraft }) => !isDraft))
    console.warn(
      `${each.file} : paraîtra le ${formatDate(each.date)}, à la première construction de ce jour.`,
    );
  if (ageInDays(date, Date.now()) > WORN_DAYS)
    console.warn(`content/agency.ts : exchangeRate : le cours du ${date} est bon à renouveler.`);
  if (toConfirm.length === 0) return true;
  console.warn(`À confirmer dans content/agency.ts (toConfirm) : ${toConfirm.join(', ')}.`);
  return process.env.SITE_STRICT !== '1';
}
