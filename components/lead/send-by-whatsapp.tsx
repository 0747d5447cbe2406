import { whatsappAddress } from '@/lib/rules/phone-lines';
import { ButtonLink, type ButtonTone } from '@/components/ui/button';

type SendByWhatsappProps = {
  number: string | null;
  label: string;
  /** What is written there, with names of fields in braces (write-text.ts). */
  text: string;
  tone: ButtonTone;
  className?: string;
};

/** Sends what stands in the form around it to the agency on WhatsApp: it asks for nothing, and answers without React. */
export function SendByWhatsapp({ number, label, text, tone, className }: SendByWhatsappProps) {
  if (!number) return null;
  return (
    <ButtonLink
      tone={tone}
      href={whatsappAddress(number, text.slice(0, text.indexOf('\n')))}
      target="_blank"
      rel="noopener"
      data-early="text"
      data-text={text}
      className={className}
      label={label}
    />
  );
}
