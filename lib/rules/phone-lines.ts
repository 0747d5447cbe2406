import type { Agency } from '@/content/types';

/** A telephone as a page shows it, its number in one piece: `href` opens WhatsApp, or the dialler; the main one is that of the forms. */
export type PhoneLine = { label: string; number: string; href: string; isMain: boolean };

/** Every telephone of the agency, that of its forms first; another whose label begins with WhatsApp is on it too, and opens on a text. */
export function phoneLines(agency: Pick<Agency, 'whatsapp' | 'otherPhones'>, text: string): PhoneLine[] {
  const { whatsapp, otherPhones } = agency;
  const first = whatsapp ? [{ label: 'WhatsApp', number: whatsapp }] : [];
  return [...first, ...otherPhones].map(({ label, number }) => {
    const call = `tel:${number.replace(/[^+\d]/g, '')}`;
    const href = /^WhatsApp/i.test(label) ? whatsappAddress(number, text) : call;
    return { label, number: number.replace(/ /g, '\u00a0'), href, isMain: number === whatsapp };
  });
}

/** Opens WhatsApp on a number, its digits with the country code, and on a text that says where it was pressed. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
