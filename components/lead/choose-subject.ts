import { linkedSubject, SUBJECT_FIELD } from '@/lib/rules/lead/subject-link';
import { listen } from '@/components/early/listen';
import { dropFragment } from '@/components/early/write-address';

/** Chooses what a message is about as the address says it, and only among what its form offers: a link cannot write. */
export function chooseSubject(form: HTMLFormElement): () => void {
  const list = form.querySelector<HTMLSelectElement>(`select[name=${SUBJECT_FIELD}]`);
  if (!list) return () => undefined;

  const follow = () => {
    const options = Array.from(list.options, ({ value }) => value);
    list.value = linkedSubject(location.hash, options) ?? list.value;
  };

  follow();
  // Over what is kept, which comes back with the page (keep-draft.ts).
  return listen([window, 'hashchange', follow], [window, 'pageshow', follow], [list, 'change', dropFragment]);
}
