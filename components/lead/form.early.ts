import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { replayPresses } from '@/components/early/replay-presses';
import { holdSubmits } from './hold-submits';
import { keepDrafts } from './keep-drafts';

keepDrafts();
holdSubmits();
replayPresses();
hydrateOnTouch();
