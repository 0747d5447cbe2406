import { asTyped } from '@/lib/rules/french-text';

/** Which field of the contact form, and which part of its address, says what a message is about. */
export const SUBJECT_FIELD = 'offre';

/** Which of these subjects, as they were typed, the fragment of an address names, whatever it costs by now; undefined where it names none. */
export function linkedSubject(fragment: string, subjects: readonly string[]): string | undefined {
  const named = new URLSearchParams(fragment.replace(/^#/, '')).get(SUBJECT_FIELD);
  return subjects.find((subject) => named && (subject === named || subject.startsWith(`${named},`)));
}

/** The contact form with this already chosen: one of its own subjects, since it takes no other. */
export function subjectLink(subject: string): string {
  return `/contact#${SUBJECT_FIELD}=${encodeURIComponent(asTyped(subject))}`;
}
