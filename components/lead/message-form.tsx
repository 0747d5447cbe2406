'use client';

import { useState, type ReactNode } from 'react';
import type { Link } from '@/content/types';
import { composeMessage, type Answers } from '@/lib/rules/lead/answers';
import { greetedLines } from '@/lib/rules/lead/other-ways';
import { beginAnew } from './begin-anew';
import { chooseSubject } from './choose-subject';
import { keepDraft } from './keep-draft';
import { LeadContext, useLead, type LeadContent } from './lead-context';
import { LeadFields } from './lead-fields';
import { LeadForm } from './lead-form';
import { createLeadStore } from './lead-store';
import { MessageOutcome, threadsOf } from './message-outcome';
import { SentStrip } from './sent-strip';
import { textsIn, writeText } from './write-text';

const keepMessage = (form: HTMLFormElement) => beginAnew(form, [keepDraft, chooseSubject], writeText);

type MessageFormProps = LeadContent & {
  waysOn: readonly Link[];
  intro: ReactNode;
  aside: ReactNode;
  /** Once a message has left, when an answer comes. */
  answer?: ReactNode;
};

/** A form whose message is what its visitor writes, after a line for each of its other fields. */
export function MessageForm({ waysOn, intro, aside, answer, ...content }: MessageFormProps) {
  const text = greetedLines(content.form);
  const messageOf = (answers: Answers) => composeMessage(content.form.fields, answers);
  const textsOf = (form: HTMLFormElement) => textsIn(form, text);
  const [store] = useState(() => createLeadStore({ ...content, messageOf, textsIn: textsOf }));
  return (
    <LeadContext value={store}>
      <MessageOutcome waysOn={waysOn} figure={answer} />
      <FormColumns intro={intro} aside={aside} />
    </LeadContext>
  );
}

/**
 * A form beside what its reader may want to know, each in its column before the other arrives; away while a success shows, not
 * while a failure does. First how soon an answer comes; above the form, once a message has left, that it has, in its own cloth.
 */
function FormColumns({ intro, aside }: Pick<MessageFormProps, 'intro' | 'aside'>) {
  const { last, status } = useLead();
  const isSent = last?.outcome === 'sent';
  const threads = threadsOf(last?.answers.name ?? '');
  return (
    <div
      hidden={status === 'sent'}
      data-failed={status === 'failed' || undefined}
      className="on-tint overflow-hidden overflow-clip bg-tint"
    >
      <div className="page-width grid grid-cols-1 lg:grid-cols-beside lg:grid-rows-[auto_1fr] lg:gap-x-24">
        {intro}
        <div
          hidden={status === 'failed'}
          className="flex flex-col py-7 md:py-tight lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          {isSent && <SentStrip threads={threads} />}
          <LeadForm behaviours="subject" keep={keepMessage} className="grid grow gap-6 lg:flex lg:flex-col">
            <LeadFields threads={threads} />
          </LeadForm>
        </div>
        {aside}
      </div>
    </div>
  );
}
