import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { start } from '@/components/early/start';
import { goToField } from '@/components/lead/go-to-field';
import { holdSubmit } from '@/components/lead/hold-submit';
import { addOwnWords } from './add-own-words';
import { keepQuote } from './keep-quote';
import { markChoices } from './mark-choices';
import { writeEstimate } from './write-estimate';

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
