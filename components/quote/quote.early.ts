import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { start } from '@/components/early/start';
import { goToField } from '@/components/lead/go-to-field';
import { holdSubmit } from '@/components/lead/hold-submit';
import { addOwnWords } from './add-own-words';
import { isLinked, keepQuote } from './keep-quote';
import { markChoices } from './mark-choices';
import { writeEstimate } from './write-estimate';

// What will be said of a link has its room from the first paint on.
if (isLinked()) document.documentElement.setAttribute('data-chosen', 'link');
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
