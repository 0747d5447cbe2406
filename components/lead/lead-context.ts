import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Agency, Form, FormWords } from '@/content/types';
import type { Answers, FieldErrors } from '@/lib/rules/lead/answers';
import type { MailerBody } from '@/lib/rules/lead/contract';
import type { SendOutcome } from '@/lib/rules/lead/send';
import type { LeadStore } from './lead-store';

/** What a form needs of the content. */
export type LeadContent = {
  form: Form;
  /** Whose name mails come from, and where the agency can be reached without its mailer. */
  agency: Pick<Agency, 'senderName' | 'email' | 'whatsapp'>;
  /** Of its words, what is not said by its notes. */
  words: Omit<FormWords, 'draft' | 'late'>;
  /** What the form says before React and without it; who answers; and the torn cloth. */
  notes: Record<'back' | 'kept' | 'withoutScript' | 'late' | 'notices' | 'person' | 'torn', ReactNode>;
};

/** All that is known of one form; what follows from it (errors' title, total, lines) is computed where it shows. */
export type LeadState = {
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** What stands in the form, as it was last read. */
  answers: Answers;
  errors: FieldErrors;
  /** Counts the submits that were stopped by errors. */
  refusals: number;
  /** What was sent last since the page was opened, its message and, once it is known, what became of it and when. */
  last: { answers: Answers; body: MailerBody; outcome?: SendOutcome; answeredAt?: string } | null;
  /** The device keeps what was sent last. */
  isKept: boolean;
};

export const LeadContext = createContext<LeadStore | null>(null);

/** The lead that the page's form is about, in the form and in what stands around it. */
export function useLead() {
  const store = useContext(LeadContext);
  if (!store) throw new Error('useLead must be used within a MessageForm or a QuoteForm');
  const { content, subscribe, getState } = store;
  return { ...useSyncExternalStore(subscribe, getState, getState), ...content, store };
}
