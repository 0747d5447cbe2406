import type { MailerBody } from '@/lib/rules/lead/contract';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { useCopy } from '@/components/share/copy-outcome';
import { Button, ButtonLink } from '@/components/ui/button';
import { useLead } from './lead-context';

/** The same message by WhatsApp, by mail or through the clipboard, already written. */
export function OtherWays({ body }: { body: MailerBody }) {
  const { agency, words } = useLead();
  const { email, copy, copied, byHand, cut } = words.otherWays;
  const { copyAs, outcome } = useCopy();
  const text = plainText(body);
  return (
    <>
      {agency.whatsapp && (
        <ButtonLink
          tone="outline"
          href={whatsappLink(agency.whatsapp, text, cut)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </ButtonLink>
      )}
      <ButtonLink tone="outline" href={mailLink(agency.email, body.sujet, text, cut)} label={email} />
      <Button tone="outline" onClick={() => copyAs(text, copied, byHand)}>
        {copy}
      </Button>
      {outcome}
    </>
  );
}
