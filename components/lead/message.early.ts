import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { start } from '@/components/early/start';
import { chooseSubject } from './choose-subject';
import { holdSubmit } from './hold-submit';
import { keepDraft } from './keep-draft';
import { writeText } from './write-text';

start({
  draft: keepDraft,
  hold: holdSubmit,
  text: writeText,
  subject: chooseSubject,
  hydrate: hydrateOnTouch,
});
