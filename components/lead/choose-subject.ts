import { linkedSubject } from '@/lib/rules/lead/subject-link';
import { listen } from '@/components/early/listen';
import { writeAddress } from '@/components/early/write-address';

/** Chooses what a message is about as the address says it, and only among what the list offers: a link cannot write. */
export function chooseSubject(list: HTMLSelectElement): () => void {
  function follow() {
    const options = Array.from(list.options, ({ value }) => value);
    list.value = linkedSubject(location.hash, options) ?? list.value;
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
