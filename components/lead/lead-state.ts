import { answersOf, type Answers, type FieldErrors } from '@/lib/rules/lead/answers';
import type { MailerBody } from '@/lib/rules/lead/contract';
import type { Unsent } from '@/lib/rules/lead/kept';

/** `deferred`: it leaves once the network is back, as its author asked. */
export type LeadStatus = 'editing' | 'sending' | 'sent' | 'failed' | 'deferred';

/** A message of an earlier visit that may not have left, and what became of it since. */
export type Waiting = Unsent & { status: 'waiting' | 'sending' | 'sent' | 'failed' };

/** All that is known of one form; what follows from it (errors' title, total, lines) is computed where it shows. */
export type LeadState = {
  status: LeadStatus;
  /** What stands in the form, as it was last read. */
  answers: Answers;
  errors: FieldErrors;
  /** Counts the submits that were stopped by errors. */
  refusals: number;
  /** Under which id the device keeps the message that the form is about, from its first submit until it is accepted. */
  current: string | null;
  /** What was submitted last, and its message. */
  last: { answers: Answers; body: MailerBody } | null;
  /** What left last, since the page was opened. */
  left: Answers | null;
  /** The device keeps the last message. */
  isKept: boolean;
  /** The last message failed for want of a network, and this device can send it later. */
  canWait: boolean;
  waiting: readonly Waiting[];
};

/** Of a form that nobody has touched. */
export const UNTOUCHED: LeadState = {
  status: 'editing',
  answers: answersOf([]),
  errors: {},
  refusals: 0,
  current: null,
  last: null,
  left: null,
  isKept: false,
  canWait: false,
  waiting: [],
};

/** Of the errors that were told, those that are still found. */
export function errorsLeft(told: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in told));
}

export function isSame(one: Answers, other: Answers): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The messages on the device, with what was done here to each, after those that have left since. */
export function mergeWaiting(kept: readonly Unsent[], known: readonly Waiting[]): Waiting[] {
  const knownOf = (id: string) => known.find((one) => one.id === id);
  const gone = known.filter(({ id, status }) => status === 'sent' && !kept.some((one) => one.id === id));
  return [...gone, ...kept.map((entry) => ({ ...entry, status: knownOf(entry.id)?.status ?? 'waiting' }))];
}
