import type { QuoteWords } from '@/content/types';
import { SendByWhatsapp } from '@/components/lead/send-by-whatsapp';

/** How it looks in the sheet, once a line is ticked; and beside the button, until that is pressed. */
const places = {
  sheet: { tone: 'outline', className: 'mb-4 mt-2.5 w-full group-data-[chosen=no]:hidden lg:mb-0' },
  button: { tone: 'quiet', className: 'group-data-[sending]:hidden' },
} as const;

type EstimateByWhatsappProps = QuoteWords['whatsapp'] & {
  number: string | null;
  place: keyof typeof places;
};

/** The way to send the estimate to the agency on WhatsApp, at one of its two places. */
export function EstimateByWhatsapp({ place, ...way }: EstimateByWhatsappProps) {
  return <SendByWhatsapp {...way} {...places[place]} />;
}
