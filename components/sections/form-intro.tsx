import clsx from 'clsx';
import type { ContactPage } from '@/content/types';
import type { PhoneLine } from '@/lib/rules/phone-lines';
import { TextLink } from '@/components/ui/text-link';

type FormIntroProps = Pick<ContactPage['form'], 'title' | 'instead'> &
  Pick<ContactPage['details'], 'labels' | 'replyTime'> & { phone?: WrittenLine };

/** A telephone, and what its link answers before React (write-text.ts). */
export type WrittenLine = PhoneLine & { attributes: Record<string, string> };

type ReplyTimeProps = Pick<ContactPage['details'], 'replyTime'> & { label: string };

/** How long an answer takes, its number large where it begins with one. */
export function ReplyTime({ label, replyTime }: ReplyTimeProps) {
  const [figure = ''] = /^\d+(?:\sà\s\d+)?\s\S+(?=\s|$)/.exec(replyTime) ?? [];
  const isShort = figure !== '' && figure.length <= '24 h'.length;
  return (
    <p className={clsx('text-note', isShort && 'gap-x-3 xs:max-lg:grid xs:max-lg:grid-cols-[auto_1fr]')}>
      <span className="self-end max-xs:block lg:block">{label}</span>
      {figure && (
        <span className="col-start-1 row-span-2 row-start-1 block font-heading text-promise font-bold text-white">
          {figure}
        </span>
      )}
      <span>{` ${replyTime.slice(figure.length).trim()}`}</span>
    </p>
  );
}

/** Beside the message form, above it on phones: when an answer comes; on phones also a telephone, for whoever would rather not type. */
export function FormIntro({ title, instead, labels, replyTime, phone }: FormIntroProps) {
  // In front of the wefts of a message that leaves, which run from edge to edge.
  return (
    <div className="form-intro relative z-10 -mx-gutter bg-indigo px-gutter py-4 text-lavender max-md:pb-2 max-md:pt-3 md:-mx-10 md:px-10 lg:col-start-2 lg:-mr-bleed lg:ml-0 lg:pl-8 lg:pr-bleed lg:pt-14">
      <h2 className="sr-only">{title}</h2>
      <ReplyTime label={labels.replyTime} replyTime={replyTime} />
      {phone && (
        <p className="text-note md:hidden">
          {`${instead} `}
          <TextLink label={`${phone.label}\u00a0: ${phone.number}`} href={phone.href} {...phone.attributes} />
        </p>
      )}
    </div>
  );
}
