import { readDraft, type KeptDraft } from '@/lib/rules/lead/draft';
import { notesOfEntry, writeAddress } from '@/components/early/write-address';

/** What was kept under this entry of the history is gone: neither its address nor the browser may bring it back. */
export const isGone = (form: string) =>
  ((notesOfEntry().begun || '~') as string) < (readDraft(form) ?? { since: '~' }).since;

/** The draft, where it was kept under this entry: newer than what its address says, or the browser gives back. */
export function keptHere(form: string): KeptDraft | null {
  const draft = readDraft(form);
  const { begun, opened } = notesOfEntry();
  return draft?.begun && [begun, opened].includes(draft.begun) ? draft : null;
}

/**
 * Begins under this entry with what its address says, or goes on there with the draft; notes which is kept under it, or will be,
 * from a first change on that a reload may cut short; and returns when that was begun.
 */
export function begin(draft: KeptDraft | null): string {
  // After whatever was kept in the same millisecond.
  const begun = draft?.begun ?? `${Date.now()}.`;
  writeAddress(location.href, draft ? { begun } : { opened: begun });
  return begun;
}

/** Notes which draft is kept under this entry; none where the device refused what stands there. */
export function noteKept(begun: string): void {
  if (notesOfEntry().begun !== begun) writeAddress(location.href, { begun, opened: begun });
}

/** The device refused what stands under this entry: the draft that it has is older. */
export const isRefused = () => notesOfEntry().begun === '';
