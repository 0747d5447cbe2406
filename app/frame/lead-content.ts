import { agency } from '@/content/agency';
import { formWords } from '@/content/forms';
import { errorsPage } from '@/content/pages/errors';
import type { Form } from '@/content/types';
import { currentNotices } from '@/lib/pages/notices';
import { getPicture } from '@/lib/pictures/pictures';
import { getAnswering } from '@/lib/pictures/team';
import { formNotes, type NoteExtras } from '@/components/lead/form-notes';

const { draft: _draft, late: _late, ...words } = formWords;

/** What a form needs of the content; what its notes tell besides is its page's. */
export function leadContent(form: Form, besides?: NoteExtras) {
  const { email, senderName, whatsapp } = agency;
  const told = { agency, words: formWords, form, notices: currentNotices(), person: getAnswering() };
  const torn = getPicture(errorsPage.picture);
  return {
    form,
    words,
    agency: { email, senderName, whatsapp },
    notes: formNotes({ ...told, torn, ...besides }),
  };
}
