import { SUBJECT_FIELD } from '@/lib/rules/lead/subject-link';
import { listen } from '@/components/early/listen';
import { writeAddress } from '@/components/early/write-address';

/** Chooses what a message is about as the address says it, and only among what the list offers: a link cannot write. */
export function chooseSubject(list: HTMLSelectElement): () => void {
  function follow() {
    const subject = new URLSearchParams(location.hash.slice(1)).get(SUBJECT_FIELD);
    const options = Array.from(list.options, ({ value }) => value);
    // Whatever it costs by now.
    const chosen = options.find((value) => value === subject || value.startsWith(`${subject},`));
    if (subject && chosen) list.value = chosen;
  }

  /** Once the form is emptied, or another subject chosen, a reload would follow the address again. */
  function forget() {
    writeAddress(location.pathname + location.search);
  }

  follow();
  return listen(
    [window, 'hashchange', follow],
    [list, 'change', forget],
    [list.form ?? list, 'reset', forget],
  );
}
