import { useState } from 'react';
import type { Site } from '@/content/types';
import type { MailerBody } from '@/lib/rules/lead/contract';
import { mailLink, plainText, whatsappLink } from '@/lib/rules/lead/other-ways';
import { copyText } from '@/lib/rules/share/copy-text';
import { CopyByHand } from '@/components/share/copy-by-hand';
import { noticeControl } from './notice';

/** Where the agency can be reached without its mailer, and how soon it answers. */
export type Agency = Pick<Site, 'email' | 'whatsapp' | 'replyTime'>;

type OtherWaysProps = { body: MailerBody; agency: Agency };

/** The same message by WhatsApp, by mail or through the clipboard, already written. */
export function OtherWays({ body, agency }: OtherWaysProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = plainText(body);
  return (
    <>
      <a href={whatsappLink(agency.whatsapp, text)} target="_blank" rel="noopener" className={noticeControl}>
        WhatsApp
      </a>
      <a href={mailLink(agency.email, body.sujet, text)} className={noticeControl}>
        E-mail
      </a>
      <button type="button" onClick={async () => setCopied(await copyText(text))} className={noticeControl}>
        Copier
      </button>
      <span role="status" className="basis-full text-note empty:hidden">
        {copied === true && 'Texte copié.'}
      </span>
      {copied === false && <CopyByHand multiline label="Texte à copier" text={text} />}
    </>
  );
}
