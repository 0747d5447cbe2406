import { useState } from 'react';
import type { MailerBody } from '@/lib/rules/lead/contract';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { copyText } from '@/lib/rules/share/copy-text';
import { CopyOutcome, type Copy } from '@/components/share/copy-outcome';
import { useLead } from './lead-context';
import { noticeControl } from './notice';

/** The same message by WhatsApp, by mail or through the clipboard, already written. */
export function OtherWays({ body }: { body: MailerBody }) {
  const { agency, words } = useLead();
  const { email, copy, copied, byHand, cut } = words.otherWays;
  const [outcome, setOutcome] = useState<Copy | null>(null);
  const text = plainText(body);

  async function handleCopy() {
    setOutcome({ text, isCopied: await copyText(text), said: copied, byHand });
  }

  return (
    <>
      <a
        href={whatsappLink(agency.whatsapp, text, cut)}
        target="_blank"
        rel="noopener"
        className={noticeControl}
      >
        WhatsApp
      </a>
      <a href={mailLink(agency.email, body.sujet, text, cut)} className={noticeControl}>
        {email}
      </a>
      <button type="button" onClick={handleCopy} className={noticeControl}>
        {copy}
      </button>
      <CopyOutcome copy={outcome} />
    </>
  );
}
