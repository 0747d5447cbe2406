import type { Agency } from '@/content/types';

/** A telephone as a page shows it: `href` opens WhatsApp, or the dialler. */
export type PhoneLine = { label: string; number: string; href: string };

/** Every telephone of the agency, the WhatsApp one first. */
export function phoneLines({ whatsapp, otherPhones }: Pick<Agency, 'whatsapp' | 'otherPhones'>): PhoneLine[] {
  const first = whatsapp ? [{ label: 'WhatsApp', number: whatsapp, href: whatsappAddress(whatsapp) }] : [];
  const others = otherPhones.map((phone) => ({
    ...phone,
    href: `tel:${phone.number.replace(/[^+\d]/g, '')}`,
  }));
  return [...first, ...others];
}

/** Opens WhatsApp on a number: its digits, with the country code. */
export function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}
