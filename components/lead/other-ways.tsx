import { useState } from 'react';
import type { MailerBody } from '@/lib/rules/lead/contract';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { copyText } from '@/lib/rules/share/copy-text';
import { CopyByHand } from '@/components/share/copy-by-hand';
import { useLead } from './lead-context';
import { noticeControl } from './notice';

/** The same message by WhatsApp, by mail or through the clipboard, already written. */
export function OtherWays({ body }: { body: MailerBody }) {
  const { agency, words } = useLead();
  const { email, copy, copied, byHand, cut } = words.otherWays;
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const text = plainText(body);
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
      <button type="button" onClick={async () => setIsCopied(await copyText(text))} className={noticeControl}>
        {copy}
      </button>
      <span role="status" className="basis-full text-note empty:hidden">
        {isCopied === true && copied}
      </span>
      {isCopied === false && <CopyByHand multiline label={byHand} text={text} />}
    </>
  );
}
