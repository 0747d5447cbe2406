import type { Site } from '@/content/types';

/** A telephone as a page shows it: `href` opens WhatsApp, or the dialler. */
export type PhoneLine = { label: string; number: string; href: string };

/** Every telephone of the agency, the WhatsApp one first. */
export function phoneLines(site: Pick<Site, 'phone' | 'whatsapp' | 'otherPhones'>): PhoneLine[] {
  return [
    { label: 'WhatsApp', number: site.phone, href: `https://wa.me/${site.whatsapp}` },
    ...site.otherPhones.map((phone) => ({ ...phone, href: `tel:${phone.number.replace(/[^+\d]/g, '')}` })),
  ];
}
