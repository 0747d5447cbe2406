/** Which field of the contact form, and which part of its address, says what a message is about. */
export const SUBJECT_FIELD = 'offre';

/** The contact form with this already chosen: one of its own subjects, since it takes no other. */
export function subjectLink(subject: string): string {
  return `/contact#${SUBJECT_FIELD}=${encodeURIComponent(subject)}`;
}
