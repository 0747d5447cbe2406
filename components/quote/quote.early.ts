import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { start } from '@/components/early/start';
import { goToField } from '@/components/lead/go-to-field';
import { holdSubmit } from '@/components/lead/hold-submit';
import { addOwnWords } from './add-own-words';
import { isLinked, keepQuote } from './keep-quote';
import { markChoices } from './mark-choices';
import { writeEstimate } from './write-estimate';

// What will be said of a link, or of lines that come back, has its room from the first paint on.
const root = document.documentElement;
if (isLinked()) root.setAttribute('data-chosen', 'link');
else if (root.hasAttribute('data-worn')) root.setAttribute('data-chosen', 'kept');
// Own words first: what is kept and linked brings some.
start({
  own: addOwnWords,
  draft: keepQuote,
  hold: holdSubmit,
  marks: markChoices,
  field: goToField,
  text: writeEstimate,
  hydrate: hydrateOnTouch,
});
