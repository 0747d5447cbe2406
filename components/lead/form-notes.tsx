import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Agency, Form, FormWords, Notice, ResolvedPicture } from '@/content/types';
import { formAction } from '@/lib/rules/lead/mailer';
import { fillLines, greetedLines } from '@/lib/rules/lead/other-ways';
import { SUBJECT_FIELD, subjectLink } from '@/lib/rules/lead/subject-link';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { Notices } from '@/components/layout/notices';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { DraftNote } from './draft-note';
import { SendByWhatsapp } from './send-by-whatsapp';

export type NoteExtras = {
  /** What the other ways are given to send, with names of fields in braces; every field, a line each, unless it is given. */
  text?: string;
  /** Subjects that links of the site can choose in this form; without scripts WhatsApp is told of them. */
  subjects?: readonly string[];
  /** What came back besides words. */
  more?: ReactNode;
};

type FormNotesProps = NoteExtras & {
  agency: Pick<Agency, 'email' | 'whatsapp'>;
  words: FormWords;
  form: Form;
  notices?: readonly Notice[];
  person?: { said: string; picture: ResolvedPicture };
  torn?: ResolvedPicture;
};

/** The fixed words of a form, which styles show as early scripts decide; who answers, for a success; the torn cloth, for a failure. */
export function formNotes(props: FormNotesProps) {
  return {
    back: <DraftNote {...props.words.draft} isBack more={props.more} />,
    kept: <DraftNote {...props.words.draft} />,
    withoutScript: <WithoutScript {...props} />,
    late: <LateNote {...props} />,
    notices: (
      <Notices
        notices={props.notices ?? []}
        className="border-l-thread border-ochre pl-4 font-semibold print:hidden"
      />
    ),
    torn: props.torn && (
      <div className="cloth">
        <Picture
          picture={props.torn}
          alt=""
          sizes="100vw"
          order="first"
          className="h-full w-full !bg-transparent max-md:!object-[100%_0]"
        />
      </div>
    ),
    person: props.person && (
      <p className="mt-6 flex items-center gap-4 font-semibold max-xs:flex-wrap md:text-intro">
        <Picture
          picture={props.person.picture}
          alt=""
          sizes="12rem"
          className="h-36 w-auto max-w-none border border-indigo-thread md:h-[21vh]"
        />
        {props.person.said}
      </p>
    ),
  };
}

/** Above the button: the scripts that send did not come; it is sent at once by this one, or by another way. */
function LateNote({ agency, words, form, text }: FormNotesProps) {
  const { late, otherWays, failed } = words;
  const isPosted = formAction() !== undefined;
  const said = text ?? greetedLines(form);
  return (
    <div
      role="alert"
      className="hidden rounded border-l-thread border-terracotta bg-terracotta-pale p-5 text-ink [--pick:theme(colors.terracotta)] group-data-[late]:block print:!hidden"
    >
      <p>
        <strong>{late.title}</strong> <span className="hidden group-data-[kept]:inline">{late.kept}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {isPosted && (
          <Button type="submit" tone="dark">
            {failed.sendNow}
          </Button>
        )}
        <SendByWhatsapp tone="small" number={agency.whatsapp} label="WhatsApp" text={said} />
        <ButtonLink
          tone="small"
          href={`mailto:${agency.email}?body=`}
          data-early="text"
          data-text={said}
          label={otherWays.email}
        />
      </div>
    </div>
  );
}

/** The ways to write when scripts are off, shown by the browser itself; the subject that the address names is its target. */
function WithoutScript({ agency, words, form, subjects = [] }: FormNotesProps) {
  const { posted, mailed, or } = words.withoutScript;
  const { email, whatsapp: number } = agency;
  return (
    <noscript>
      <p className="border-l-thread border-ochre bg-tint px-4 py-2 text-small text-ink max-md:-mx-gutter max-md:px-3.5">
        {`${formAction() ? posted : mailed} `}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        {number && (
          <>
            {` ${or} `}
            {[...subjects, ''].map((subject) => (
              <a
                key={subject}
                id={subject ? subjectLink(subject).split('#')[1] : undefined}
                href={whatsappAddress(number, fillLines(greetedLines(form), { [SUBJECT_FIELD]: subject }))}
                className={clsx(
                  'text-link',
                  subject ? 'peer hidden scroll-mt-40 target:inline' : subjects[0] && 'peer-target:hidden',
                )}
              >
                WhatsApp
              </a>
            ))}
          </>
        )}
        .
      </p>
    </noscript>
  );
}
